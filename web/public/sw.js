// Keeps one page for when there is no connection; everything else comes from the server.
const KEPT = "shipmates-offline-2";
const PAGE = "/offline.html";
const PARTS = ["/icon.svg", "/assets/offline-1.css", "/assets/offline-1.js"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([PAGE, ...PARTS]))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (PARTS.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
