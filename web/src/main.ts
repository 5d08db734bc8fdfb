import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/cards.css";
import "./styles/crew/table.css";
import "./styles/crew/seats.css";
import "./styles/crew/trick.css";
import "./styles/crew/hand.css";
import "./styles/crew/panel.css";
import "./styles/crew/moving.css";
import "./styles/crew/sheets.css";
import "./styles/crew/wide.css";
import "./styles/crew/upright.css";
import "./styles/crew/upright_short.css";
import "./styles/crew/side.css";

const target = document.getElementById("app");
// Without words nothing can be said, not even that there is no connection: they are asked for until they come.
const begin = (): void =>
  void learn(settings.language).then(
    () => target && mount(App, { target }),
    () => setTimeout(begin, 1_000),
  );
begin();
