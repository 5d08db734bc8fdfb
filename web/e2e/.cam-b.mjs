// node .cam-b.mjs out pattern [size,..] [lang,..] [extra]
import { chromium } from "@playwright/test";
import fs from "node:fs";
const [,, out, pattern, sizes="phone,desktop", langs="en", scheme="dark", press=""] = process.argv;
const all = JSON.parse(fs.readFileSync(process.env.VIEWS ?? "/tmp/views-b/all.json","utf8"));
const keys = Object.keys(all).filter(k=>new RegExp(pattern).test(k)).sort();
fs.mkdirSync(out,{recursive:true});
const S={phone:{width:360,height:740},desktop:{width:1280,height:800},tablet:{width:1000,height:760},short:{width:360,height:640}};
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const shots=[];
for (const lang of langs.split(",")) for (const size of sizes.split(",")) {
  const c = await b.newContext({baseURL:"http://127.0.0.1:8462",viewport:S[size],reducedMotion:"reduce",locale:lang==="fr"?"fr-FR":"en-GB",colorScheme:scheme});
  await c.request.post("/api/me",{data:{name:"Ada",language:lang}});
  const p = await c.newPage();
  p.on("pageerror",e=>console.log("ERR",String(e)));
  p.on("console",m=>m.type()==="error"&&console.log("CON",m.text()));
  let sock; await p.routeWebSocket(/socket/,ws=>{sock=ws; ws.onMessage(m=>{}); });
  if(scheme==="light") await p.addInitScript(()=>localStorage.setItem("shipmates",JSON.stringify({...JSON.parse(localStorage.getItem("shipmates")??"{}"),scheme:"light"})));
  await p.goto("/t/table"); await p.waitForTimeout(700);
  let ply=1000;
  for (const k of keys){
    const now={...all[k][lang]}; now.ply=ply+=10; now.table={...now.table,attempt:"a"+ply};
    sock.send(JSON.stringify(now));
    await p.waitForFunction(n=>document.querySelector("[data-ply]")?.dataset.ply==String(n),ply);
    if(press) for(const one of press.split("|")){ const l=p.locator(one).first(); if(await l.count()) await l.click({force:true}); await p.waitForTimeout(60);}
    await p.waitForTimeout(80);
    const f=`${out}/${k}-${size}-${lang}.png`;
    await p.screenshot({path:f}); shots.push(f);
    const over=await p.evaluate(()=>{const d=document.documentElement;const r=[];if(d.scrollWidth>d.clientWidth)r.push("WIDE "+(d.scrollWidth-d.clientWidth));if(d.scrollHeight>d.clientHeight)r.push("TALL "+(d.scrollHeight-d.clientHeight));
      for(const e of document.querySelectorAll(".radiobox"))if(e.scrollHeight>e.clientHeight+1)r.push("BOX scrolls "+(e.scrollHeight-e.clientHeight));
      const box=document.querySelector(".radiobox")?.getBoundingClientRect(); if(box) for(const s of document.querySelectorAll(".seat,.hand,.say,.goal,.last")){const q=s.getBoundingClientRect(); if(q.width&&Math.min(q.right,box.right)-Math.max(q.left,box.left)>1&&Math.min(q.bottom,box.bottom)-Math.max(q.top,box.top)>1) r.push("OVERLAP "+s.className+" "+Math.round(Math.min(q.bottom,box.bottom)-Math.max(q.top,box.top)));}
      for(const s of document.querySelectorAll(".seat,.say,.hand")){const q=s.getBoundingClientRect();if(q.bottom>d.clientHeight+1)r.push("BELOW "+s.className)}
      const x=/\b(web|ds|task|matter|refused)-[a-z]|undefined|\[object|\{ ?\$/.exec(document.body.innerText);if(x)r.push("RAW "+x[0]);return r});
    if(over.length)console.log(k,size,lang,over.join("; "));
  }
  await c.close();
}
// contact sheets
const per=sizes.includes("phone")&&!sizes.includes("desktop")?10:6, w=per===10?360:640;
for(let i=0;i<shots.length;i+=per){
  const p=await b.newPage({viewport:{width:per===10?1850:1960,height:200}});
  const html=`<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888;font:12px sans-serif">`+shots.slice(i,i+per).map(f=>`<figure style="margin:0"><img style="height:${per===10?740:(f.includes("-phone-")?740:400)}px;${per!==10&&!f.includes("-phone-")?"width:640px":""}" src="data:image/png;base64,${fs.readFileSync(f).toString("base64")}"><figcaption>${f.split("/").pop()}</figcaption></figure>`).join("");
  await p.setContent(html); await p.screenshot({path:`${out}/sheet-${String(i/per).padStart(2,"0")}.png`,fullPage:true}); await p.close();
}
await b.close();
console.log(shots.length,"shots");
