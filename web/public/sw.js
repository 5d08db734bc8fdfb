// Keeps one page for when there is no connection; everything else comes from the server.
const KEPT = "shipmates-offline-1";
const PAGE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([PAGE, "/icon.svg", "/assets/offline-1.css"]))
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
  else if (path === "/icon.svg" || path === "/assets/offline-1.css")
    event.respondWith(fetch(request).catch(() => caches.match(path)));
});
