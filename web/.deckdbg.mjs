import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
page.on("pageerror", (e) => console.log("pageerror:", e.message));
page.on("console", (m) => { if (["error", "warning"].includes(m.type())) console.log("console:", m.text()); });
await page.goto("http://127.0.0.1:8762/settings");
const id = await page.evaluate(async () => {
  const post = (p, b) => fetch(p, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(b) }).then((r) => r.json());
  await post("/api/me", { name: "Ada" });
  const t = await post("/api/tables", { plan: { game: "crewdeck", players: 3 } });
  await new Promise((done) => { const s = new WebSocket(`ws://${location.host}/api/tables/${t.id}/socket`); s.onopen = () => s.send(JSON.stringify({ type: "start", ref: 1 })); s.onmessage = (m) => { const d = JSON.parse(m.data); if (d.type === "done") { s.close(); done(); } }; });
  return t.id; });
await page.goto("http://127.0.0.1:8762/t/" + id); await page.waitForSelector(".deck");
const check = async (what) => { await page.evaluate(axe); const r = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] })); console.log(what, r.violations.map((v) => `${v.id} x${v.nodes.length}: ${v.nodes[0].html.slice(0, 160)} ${v.nodes[0].failureSummary.slice(0, 200)}`)); };
const seen = new Set();
for (let i = 0; i < 200; i++) {
  const phase = await page.getAttribute(".deck", "data-phase");
  if (phase === "form" && (await page.$(".tray .pick:not(:disabled)"))) { // by keyboard
    await page.focus(".tray .pick:not(:disabled)"); await page.keyboard.press("ArrowRight"); await page.keyboard.press("Enter"); await page.waitForTimeout(80);
    if (!seen.has(phase)) { seen.add(phase); await check(phase); }
    const open = await page.getAttribute("button.stack.open >> nth=0", "data-stack"); await page.keyboard.press(String(+open + 1)); await page.keyboard.press("Enter"); await page.waitForTimeout(300);
  } else if (phase === "post" && (await page.$("button.coin"))) { if (!seen.has(phase)) { seen.add(phase); await check(phase); } await page.click("button.coin"); await page.waitForTimeout(200); }
  else if (phase === "recruit" && (await page.$("button.stack.open"))) { if (!seen.has(phase)) { seen.add(phase); await check(phase); } await page.click("button.stack.open"); }
  else if (phase === "place" && (await page.$(".legal"))) break;
  else await page.waitForTimeout(150);
}
await page.waitForTimeout(1500);
const state = () => page.evaluate(() => ({ ghosts: document.querySelectorAll(".ghost").length, tray: [...document.querySelectorAll(".tray .pick")].map((b) => b.getAttribute("aria-label")), legal: document.querySelectorAll(".legal").length, buttons: [...document.querySelectorAll(".ship .acts .btn")].map((b) => b.textContent.trim() + (b.disabled ? "(off)" : "")), total: document.querySelector(".total .big").textContent, cellnames: [...document.querySelectorAll(".legal")].slice(0, 2).map((b) => b.getAttribute("aria-label")) }));
console.log(await state());
await page.keyboard.press("4"); await page.keyboard.press("Enter"); await page.waitForTimeout(400); console.log("1 laid", await state()); await check("place");
await page.keyboard.press("5"); await page.keyboard.press("Enter"); await page.waitForTimeout(400); console.log("2 laid", await state());
await page.keyboard.press("Escape"); await page.waitForTimeout(400); console.log("undo", await state());
await page.click(".legal"); await page.waitForTimeout(400); await page.click(".ghost >> nth=0"); await page.waitForTimeout(500); console.log("lift first", await state());
await page.click(".tray .pick >> nth=1"); await page.waitForTimeout(300); console.log("other card", await state());
await page.reload(); await page.waitForSelector(".legal"); await page.waitForTimeout(500); console.log("reloaded", await state());
await page.click(".closer >> nth=0"); await page.waitForTimeout(300); await page.screenshot({ path: "/tmp/shots/x-closer.png" }); await check("closer"); await page.keyboard.press("Escape"); await page.waitForTimeout(200);
await page.click(".bar .btn.icon >> nth=1"); await page.waitForTimeout(300); await page.screenshot({ path: "/tmp/shots/x-log.png" }); await page.keyboard.press("Escape"); await page.waitForTimeout(200);
console.log(await page.evaluate(() => [document.querySelectorAll("dialog").length, document.activeElement.getAttribute("aria-label")]));
for (const w of [820, 1024]) { await page.setViewportSize({ width: w, height: 1100 }); await page.waitForTimeout(200); await page.screenshot({ path: `/tmp/shots/x-tablet${w}.png` }); console.log(await page.evaluate(() => document.documentElement.scrollWidth)); }
await browser.close();
