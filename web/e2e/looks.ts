// In which language and on which screen a story is played: `make test` takes one of the two, `make deep` both.
import type { Size } from "./fixtures";
import type { Lang } from "./words";

type Look = [Lang, Size];
const DESK: Look = ["en", "desktop"];
const PHONE: Look = ["fr", "phone"];
const deep = process.env["SHIPMATES_DEEP"] === "1";

export const onDesk: Look[] = deep ? [DESK, PHONE] : [DESK];
export const onPhone: Look[] = deep ? [DESK, PHONE] : [PHONE];
