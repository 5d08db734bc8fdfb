// House rules: folded among the options of a table, chosen by its host, told to everybody at it.
import { expect, test, type Size } from "../fixtures";
import { said, type Lang } from "../words";

const GUESTS: [Lang, Size][] = [
  ["en", "desktop"],
  ["fr", "phone"],
];

for (const [lang, size] of GUESTS)
  test(`a host agrees on house rules in ${lang} on a ${size}`, async ({ join }) => {
    const ada = await join("Ada", { lang, size });
    const { page } = ada;
    await ada.open(await ada.found({ game: "planet9", players: 3, mission: 17 }));
    await page.getByRole("button", { name: said(lang, "web-room-change") }).click();
    const rules = page.locator("details.house");
    const nines = rules.getByRole("switch", { name: said(lang, "house-nines-until-tasks") });
    await expect(nines).toBeHidden();
    await rules.getByText(said(lang, "house-rules")).click();
    await expect(rules.getByRole("switch")).toHaveCount(4);
    await nines.click();
    await expect(nines).toHaveAttribute("aria-checked", "true");
    await ada.fits();
    await ada.accessible();
    await page.getByRole("button", { name: said(lang, "web-room-keep") }).click();
    const told = said(lang, "house-rule", { rule: said(lang, "house-nines-until-tasks") });
    await expect(page.locator(".optionlist")).toContainText(told);
  });
