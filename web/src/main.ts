import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/crew/table.css";
import "./styles/crew/seats.css";
import "./styles/crew/trick.css";
import "./styles/crew/hand.css";
import "./styles/crew/panel.css";
import "./styles/crew/moving.css";
import "./styles/crew/sheets.css";
import "./styles/crew/wide.css";
import "./styles/crew/upright.css";
import "./styles/crew/side.css";

const target = document.getElementById("app");
if (target) void learn(settings.language).then(() => mount(App, { target }));
