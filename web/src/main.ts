import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { learn } from "./lib/words";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/crew.css";
import "./styles/crew_more.css";
import "./styles/crew_short.css";
import "./styles/screens.css";

const target = document.getElementById("app");
if (target) void learn(settings.language).then(() => mount(App, { target }));
