// Comes back by itself, to the address that was asked for: as soon as there is a net, and as soon as the server answers.
const EVERY = 5_000;
const back = () => location.reload();

addEventListener("online", back);
setInterval(() => {
  fetch("/health", { cache: "no-store" }).then(
    (answer) => answer.ok && back(),
    () => {},
  );
}, EVERY);
