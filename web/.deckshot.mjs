import { chromium } from "playwright-core";
const [players, w, h, lang, tag, rounds = "5", only = ""] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const phone = +w < 700;
const ctx = await browser.newContext({ viewport: { width: +w, height: +h }, deviceScaleFactor: phone ? 2 : 1, hasTouch: phone, locale: lang });
const page = await ctx.newPage();
page.on("console", (m) => { if (m.type() === "error") console.log("console:", m.text()); });
page.on("pageerror", (e) => console.log("pageerror:", e.message));
const BASE = "http://127.0.0.1:8762";
await page.goto(BASE + "/settings");
await page.evaluate((l) => localStorage.setItem("shipmates", JSON.stringify({ language: l })), lang);
const id = await page.evaluate(async ([players, lang]) => {
  const post = (p, b) => fetch(p, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(b) }).then((r) => r.json());
  await post("/api/me", { name: "Ada", language: lang });
  const t = await post("/api/tables", { plan: { game: "crewdeck", players: +players } });
  await new Promise((done) => { const s = new WebSocket(`ws://${location.host}/api/tables/${t.id}/socket`); s.onopen = () => s.send(JSON.stringify({ type: "start", ref: 1 })); s.onmessage = (m) => { const d = JSON.parse(m.data); if (d.type === "done" || d.type === "refused") { s.close(); done(); } }; });
  return t.id;
}, [players, lang]);
await page.goto(`${BASE}/t/${id}`);
await page.waitForSelector(".deck", { timeout: 8000 }).catch(async () => { console.log(await page.content()); });
let n = 0; const seen = new Set();
const shot = async (name, full = phone) => { const key = name; if (seen.has(key)) return; seen.add(key); const p = `/tmp/shots/${tag}-${String(n++).padStart(2, "0")}-${name}.png`; await page.screenshot({ path: p, fullPage: full }); console.log(p, await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight].join("x"))); };
const end = Date.now() + 150000; let last = "";
while (Date.now() < end) {
  const phase = await page.getAttribute(".deck", "data-phase").catch(() => null);
  const round = (await page.textContent(".deck .heading span").catch(() => ""))?.match(/\d/)?.[0];
  if (phase === "over") { await page.waitForTimeout(300); await shot("over", true); break; }
  if (round && +round > +rounds) break;
  const key = round === "1" || round === "3" || round === "5" ? round : null;
  if (phase === "form" && (await page.$(".tray .pick:not(:disabled)"))) {
    if (key) await shot(`form${key}`);
    await page.click(".tray .pick:not(:disabled)"); await page.waitForTimeout(60);
    if (key && (await page.$$(".stack .cards sm-crew")).length > 3) await shot(`form${key}-chosen`);
    await page.click(".stack.open >> nth=0"); await page.waitForTimeout(300);
  } else if (phase === "post" && (await page.$("button.coin"))) {
    if (key) await shot(`post${key}`); await page.click("button.coin >> nth=2"); await page.waitForTimeout(200);
  } else if (phase === "recruit" && (await page.$("button.stack.open"))) {
    if (key) await shot(`recruit${key}`); await page.click("button.stack.open >> nth=0"); await page.waitForTimeout(200);
  } else if (phase === "place" && (await page.$(".ship .btn.main"))) {
    await page.waitForTimeout(300);
    if (key) await shot(`place${key}`);
    const best = (await page.$(".legal.best")) ?? (await page.$(".legal"));
    if (best) { await best.click(); await page.waitForTimeout(250); if (key) await shot(`place${key}-laid${(await page.$$(".ghost")).length}`); }
    else if (await page.$(".ship .btn.main:disabled")) { await page.click(".ship .acts .btn:not(.main) >> nth=-1"); await page.waitForTimeout(200); }
    if (await page.$(".ship .btn.main:not(:disabled)")) { if (key) await shot(`place${key}-whole`); await page.click(".ship .btn.main"); await page.waitForTimeout(500); }
  } else await page.waitForTimeout(150);
}
await browser.close();
