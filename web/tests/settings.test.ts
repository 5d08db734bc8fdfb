// What this browser remembers survives a visit, and nonsense in the store does no harm.
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = () => import("../src/lib/settings.svelte");
const choices = () => import("../src/pages/choices.svelte");

test("what is chosen is there at the next visit", async () => {
  (await fresh()).choose({ language: "fr", sound: false, scheme: "dark" });
  vi.resetModules();
  const { settings } = await fresh();
  expect(settings).toMatchObject({ language: "fr", sound: false, scheme: "dark", motion: "auto" });
});

const NONSENSE = [
  "{",
  '{"language":"xx"}',
  "null",
  "[]",
  '{"cardSize":"xxl","palette":7,"scheme":null,"motion":"more","confirm":"no","leftHanded":1,"notify":"yes"}',
];
test.each(NONSENSE)("%s in the store is passed over", async (text) => {
  localStorage.setItem("shipmates", text);
  const { settings } = await fresh();
  expect(["en", "fr"]).toContain(settings.language);
  expect(settings).toMatchObject({
    confirm: true,
    cardSize: "m",
    palette: "usual",
    scheme: "auto",
    motion: "auto",
    leftHanded: false,
    notify: false,
  });
});

test("what was kept before there were more settings still holds", async () => {
  localStorage.setItem("shipmates", '{"language":"fr","sound":false}');
  const { settings } = await fresh();
  expect(settings).toMatchObject({ language: "fr", sound: false, palette: "usual", notify: false });
});

test("the document wears what was chosen", async () => {
  const { choose, dress } = await fresh();
  const [root, body] = [document.createElement("html"), document.createElement("body")];
  choose({ language: "fr", cardSize: "l", leftHanded: true, palette: "vivid", scheme: "light", motion: "less" });
  dress(root, body);
  expect({ ...root.dataset, ...body.dataset }).toEqual({
    motion: "less",
    cards: "l",
    hand: "left",
    palette: "vivid",
    scheme: "light",
  });
  expect(root.lang).toBe("fr");
  choose({ scheme: "auto", leftHanded: false });
  dress(root, body);
  expect(body.dataset).toMatchObject({ hand: "right" });
  expect(body.dataset["scheme"]).toBeUndefined();
});

test("the language switch needs no reload", async () => {
  const { choose } = await fresh();
  const { learn, t } = await import("../src/lib/words");
  choose({ language: "en" });
  await learn("en");
  expect(t("web-rules")).toBe("Rules");
  choose({ language: "fr" });
  expect(t("web-rules"), "until French is here, English is said").toBe("Rules");
  await learn("fr");
  expect(t("web-rules")).toBe("Règles");
});

test("the last choice of each game is remembered", async () => {
  const { choices: first, remember } = await choices();
  remember({ ...first.deepsea, plan: { ...first.deepsea.plan, mission: 7, players: 3 }, level: "random" });
  vi.resetModules();
  const { choices: again } = await choices();
  expect(again.deepsea.plan).toMatchObject({ game: "deepsea", mission: 7, players: 3 });
  expect(again.deepsea.level).toBe("random");
  expect(again.planet9.plan.mission).toBe(1);
});
