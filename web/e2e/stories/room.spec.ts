// A Crew table on every screen: nothing lies over anything else, nothing scrolls, and all can be touched, in any
// scene of any mission with any crew. `make test` looks at some, `make deep` at ten times as many on all screens.
import { expect, test } from "../fixtures";
import { flaws } from "../layout";
import { gathered, seated, type Scenes } from "../staged";

const deep = process.env["SHIPMATES_DEEP"] === "1";
/** Phones upright and on their side, a tablet both ways, laptops with a browser's bars, and what hangs on a wall. */
const SCREENS = [
  "360x640 fr",
  "640x360 en",
  "1366x650 fr",
  ...(deep
    ? [
        "360x640 en",
        "640x360 fr",
        "360x740 fr",
        "740x360 fr",
        "390x844 en",
        "844x390 fr",
        "412x915 fr",
        "915x412 en",
        "768x1024 fr",
        "1024x768 fr",
        "1280x600 en",
        "1280x720 fr",
        "1366x650 en",
        "1440x900 fr",
        "1920x1080 fr",
        "3840x2160 fr",
      ]
    : []),
];
/** Of the five thousand views of all missions and crews every so many, each screen beginning with another. */
const EVERY = deep ? 9 : 97;

let made: Scenes | undefined;
const scenes = (): Scenes => (made ??= gathered("1", "all"));

test.describe.configure({ mode: "default" });
const softly = expect.configure({ soft: true });

for (const [at, screen] of SCREENS.entries())
  test(`all missions on ${screen}`, async ({ join }) => {
    test.setTimeout(deep ? 3_600_000 : 240_000);
    const [size = "", lang] = screen.split(" ") as [string, "en" | "fr"];
    const [width = 0, height = 0] = size.split("x").map(Number);
    const isMobile = Math.min(width, height) < 500;
    const context = { viewport: { width, height }, isMobile, hasTouch: isMobile };
    const { player, show } = await seated(join, scenes(), { lang, context });
    const keys = Object.keys(scenes()).filter((key) => !key.includes("-over-"));
    expect(keys.length).toBeGreaterThan(4000);
    for (const key of keys.filter((_, i) => i % EVERY === at % EVERY)) {
      await show(key);
      await softly.poll(() => flaws(player.page), { message: key, timeout: 3000 }).toEqual([]);
    }
  });

/** As long as a name may be, without a place to break it. */
const LONG = "Wolfeschlegelsteinhausen";

test("names as long as may be push nothing aside", async ({ join }) => {
  const named = structuredClone(scenes());
  for (const scene of Object.values(named))
    for (const { table } of Object.values(scene)) table.names.splice(0, Infinity, ...table.names.map(() => LONG));
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    const { player, show } = await seated(join, named, { lang: "fr", context: { viewport: { width, height } } });
    for (const start of ["planet9-tricking-asked-5", "planet9-tricking-waits-4", "deepsea-tricking-asked-3"]) {
      await show(Object.keys(named).find((key) => key.startsWith(start)) ?? start);
      await softly.poll(() => flaws(player.page), { message: `${start} on ${width}x${height}` }).toEqual([]);
    }
  }
});

test("what does not fit is found", async ({ join }) => {
  const { player, show } = await seated(join, scenes(), {
    lang: "en",
    context: { viewport: { width: 360, height: 640 } },
  });
  await show(Object.keys(scenes()).find((key) => key.startsWith("deepsea-tricking-asked-4-mission-28")) ?? "");
  await expect.poll(() => flaws(player.page)).toEqual([]);
  await player.page.evaluate(() => {
    document.querySelector<HTMLElement>(".seat.n")!.style.minHeight = "420px";
    for (const card of document.querySelectorAll<HTMLElement>(".hc")) card.style.width = "20px";
  });
  const found = await flaws(player.page);
  expect(found.join()).toMatch(/seat under|off the screen/);
  expect(found.join()).toMatch(/card of 20/);
});
