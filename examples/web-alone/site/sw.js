/** Keeps the page, so that it opens without a network. A new version of it is used as soon as no window shows the old one. */
const NAME = "terrene @version@";
const FILES = @files@;

self.addEventListener("install", (event) => event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES))));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("terrene ") && name !== NAME).map((name) => caches.delete(name)))),
  ),
);

self.addEventListener("fetch", (event) =>
  event.respondWith(
    caches
      .open(NAME)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  ),
);
