// Four people, four browsers, one attempt with all that can happen in it.
import { act, type Pick } from "../crew";
import { gather, inStep, playTogether } from "../crowd";
import { Cut } from "../cut";
import { expect, test } from "../fixtures";
import type { Player } from "../player";
import { said, type Lang } from "../words";

/** Four tasks in order: an attempt at random has all that can happen, and soon an end. */
const PLAN = { game: "planet9", mission: 15, distress: true };
const TO_THE_LEFT = /left|gauche/;

interface Seated {
  player: Player;
  lang: Lang;
}

/** All vote for the distress signal; the first who may signals, once. */
function picking(noted: Set<string>): Pick {
  return async (offered, count, { scene }) => {
    const first = !noted.has(scene);
    noted.add(scene);
    if (scene === "calling") return (await offered.allInnerTexts()).findIndex((text) => TO_THE_LEFT.test(text));
    if (scene === "radio") return first ? 0 : -1;
    return Math.floor(Math.random() * count);
  };
}

async function asked(crew: Seated[]): Promise<Seated> {
  await inStep(crew.map((one) => one.player));
  for (const one of crew) if ((await one.player.stand())?.asked) return one;
  throw new Error("nobody is asked");
}

const hand = (player: Player) => player.page.locator(".hand button").count();

/** Plays a card, asks for it back, and all others agree. */
async function takeBack(crew: Seated[], leader: Seated, pick: Pick): Promise<void> {
  const { page } = leader.player;
  const held = await hand(leader.player);
  await act(leader.player, pick);
  await expect(page.locator(".hand button")).toHaveCount(held - 1);
  await page.getByRole("button", { name: said(leader.lang, "web-menu") }).click();
  await page.getByRole("button", { name: said(leader.lang, "web-ask-back") }).click();
  for (const { player, lang } of crew)
    if (player !== leader.player)
      await player.page
        .locator(".notices")
        .getByRole("button", { name: said(lang, "web-agree") })
        .click();
  await expect(page.locator(".hand button")).toHaveCount(held);
  expect((await leader.player.turn()).asked).toBe(true);
}

/** The server is gone and comes back; every page says so at once and heals by itself. */
async function powerCut(crew: Seated[], kill: () => Promise<void>, start: () => Promise<void>): Promise<void> {
  const before = await inStep(crew.map((one) => one.player));
  await kill();
  for (const { player, lang } of crew)
    await expect(player.page.locator(".notices")).toContainText(said(lang, "web-reconnecting"));
  await start();
  for (const { player } of crew) {
    await expect(player.page.locator(".notices .warn")).toHaveCount(0);
    expect((await player.stand())?.ply, `what ${player.name} sees after the power cut`).toBe(before);
  }
}

/** The record has every card that was laid once, the one taken back as a comment, and how it ended. */
async function whole(player: Player, plays: number): Promise<void> {
  const href = await player.page.locator("dialog a.btn[href^='/g/']").getAttribute("href");
  const game = `/api/games/${href?.split("/").at(-1)}`;
  const record = await (await player.page.request.get(`${game}/record`)).text();
  const count = (line: RegExp) => record.match(line)?.length ?? 0;
  expect(count(/^\d play /gm), record).toBe(plays);
  expect(count(/^\d signal /gm), record).toBe(1);
  expect(count(/^\d give /gm), record).toBe(4);
  expect(count(/^# taken back: \d play /gm), record).toBe(1);
  expect(count(/^outcome (won|lost) /gm), record).toBe(1);
  const { plies } = (await (await player.page.request.get(game)).json()) as { plies: number };
  expect((await player.page.request.get(`${game}/plies/${plies}`)).status()).toBe(200);
}

test("four browsers play a mission with distress, draft, signals, a take-back and a power cut", async ({
  join,
  host,
}) => {
  const crew: Seated[] = [
    { player: await join("Ada"), lang: "en" },
    { player: await join("Bea", { size: "phone" }), lang: "en" },
    { player: await join("Cléo", { lang: "fr" }), lang: "fr" },
    { player: await join("Dan", { size: "phone", lang: "fr" }), lang: "fr" },
  ];
  const players = crew.map((one) => one.player);
  const cut = await Cut.on(players[2]!.page);
  await gather(players, PLAN);

  const noted = new Set<string>();
  const pick = picking(noted);
  await playTogether(players, pick, "tricking");
  expect([...noted].sort()).toEqual(["calling", "drafting", "radio", "sealing"]);

  await takeBack(crew, await asked(crew), pick);
  cut.afterTheNextMove();
  const done: string[] = [];
  for (let card = 0; card < 3; card++) {
    const { player } = await asked(crew);
    done.push(await act(player, pick));
    if (card === 1)
      await powerCut(
        crew,
        () => host.kill(),
        () => host.start(),
      );
  }
  done.push(...(await playTogether(players, pick)));
  expect(cut.cuts, "lines cut in the middle of a move").toBe(1);

  await inStep(players);
  const last = await Promise.all(players.map((one) => one.stand()));
  for (const stand of last) expect(stand).toEqual(last[0]);
  const tricks = await Promise.all(players.map((one) => one.page.locator(".trickno").innerText()));
  expect(new Set(tricks.map((text) => text.match(/\d+/g)?.join())).size, tricks.join(" · ")).toBe(1);
  await whole(players[0]!, done.filter((scene) => scene === "tricking").length);
});
