// Written by `make wire` from the schema of the protocol; do not edit.

/** Does something in the game, having seen this ply; `seat` where one acts for two. */
export interface Act {
  type: "act";
  ply: number;
  action: Action;
  seat?: number | null;
  ref?: number;
}

export type Action =
  | TricksDeal & { kind: "deal" }
  | Planet9Lay & { kind: "lay" }
  | Planet9Draw & { kind: "draw" }
  | Planet9Reply & { kind: "reply" }
  | Planet9Name & { kind: "name" }
  | Planet9Take & { kind: "take" }
  | Planet9Retoken & { kind: "retoken" }
  | Planet9HandOver & { kind: "hand-over" }
  | Planet9Assign & { kind: "assign" }
  | TricksAgree & { kind: "agree" }
  | TricksRefuse & { kind: "refuse" }
  | TricksDecline & { kind: "decline" }
  | TricksCall & { kind: "call" }
  | TricksGive & { kind: "give" }
  | TricksSignal & { kind: "signal" }
  | TricksReady & { kind: "ready" }
  | TricksPlay & { kind: "play" }
  | DeepseaSound & { kind: "sound" }
  | TricksDeal & { kind: "deal" }
  | DeepseaLay & { kind: "lay" }
  | DeepseaExchange & { kind: "exchange" }
  | DeepseaTimeUp & { kind: "time-up" }
  | DeepseaTake & { kind: "take" }
  | DeepseaPutBack & { kind: "put-back" }
  | DeepseaSkip & { kind: "skip" }
  | DeepseaReply & { kind: "reply" }
  | DeepseaKeep & { kind: "keep" }
  | DeepseaOffer & { kind: "offer" }
  | DeepseaName & { kind: "name" }
  | DeepseaAssign & { kind: "assign" }
  | TricksAgree & { kind: "agree" }
  | TricksRefuse & { kind: "refuse" }
  | TricksDecline & { kind: "decline" }
  | TricksCall & { kind: "call" }
  | TricksGive & { kind: "give" }
  | DeepseaForetell & { kind: "foretell" }
  | TricksSignal & { kind: "signal" }
  | TricksReady & { kind: "ready" }
  | TricksPlay & { kind: "play" }
  | CrewdeckOpen & { kind: "open" }
  | CrewdeckReshuffle & { kind: "reshuffle" }
  | CrewdeckAdd & { kind: "add" }
  | CrewdeckPost & { kind: "post" }
  | CrewdeckRecruit & { kind: "recruit" }
  | CrewdeckPlace & { kind: "place" }
  | CrewdeckStow & { kind: "stow" };

/** Host: once more; with the same tasks, with new ones, or the next mission.

    In practice also the same deal: nature does all it did again. */
export interface Again {
  type: "again";
  how?: "deal" | "new" | "next" | "same";
  ref?: number;
}

export type Answer =
  | Now
  | Done
  | Refused
  | Previewed
  | Said
  | Bye;

/** Says whether somebody may take back their move. */
export interface AnswerBack {
  type: "answer-back";
  ply: number;
  agree: boolean;
  ref?: number;
}

/** Host: two chairs are swapped. */
export interface Arrange {
  type: "arrange";
  one: number;
  other: number;
  ref?: number;
}

/** Asks to take back one's last move; in practice, with `whole`, all that was done. */
export interface AskBack {
  type: "ask-back";
  ply: number;
  whole?: boolean;
  ref?: number;
}

/** Somebody would like to take back a move, or in practice the whole attempt. */
export interface AskedBackInfo {
  chair: number;
  ply: number;
  agreed: number[];
  whole: boolean;
}

/** A largest collection: of what, how many, and its points. */
export interface BestInfo {
  trait: string;
  count: number;
  points: number;
}

/** The socket closes; `again` says whether to come back. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
}

/** Host: another plan, other options. */
export interface Change {
  type: "change";
  plan: Planet9Plan | DeepSeaPlan | CrewDeckPlan;
  options: Options;
  ref?: number;
}

/** Free words. */
export interface Chat {
  type: "chat";
  text: string;
  ref?: number;
}

/** What the coach says now, in one's language. */
export interface Coach {
  guide: string;
  number: number;
  steps: number;
  place: string | null;
  action: unknown | null;
  off: boolean;
  done: boolean;
  title: string;
  told: string;
}

export type Command =
  | Act
  | Preview
  | Sit
  | Stand
  | Fill
  | Vacate
  | Arrange
  | HandOver
  | StandIn
  | Change
  | Start
  | Again
  | GiveUp
  | AskBack
  | AnswerBack
  | Open
  | Say
  | Chat;

/** A game of Crew Deck. */
export interface CrewDeckPlan {
  game: "crewdeck";
  players?: number;
  wilds?: boolean;
  fixed?: boolean;
  edition?: string;
  house?: CrewdeckHouseRule[];
}

export interface CrewdeckAdd {
  card: string;
  stack: number;
}

export interface CrewdeckEdition {
  chart: number[];
  values: number[];
  human: number;
  generalist: number;
  human_generalist: number;
  humans: number;
  generalists: number;
  human_generalists: number;
  payroll: number[];
  payroll_copies: number;
  solo_payroll: number[];
  solo_wilds: number;
  most_players: number;
  species: ("ondriox" | "kraith" | "thaymerian" | "burrel" | "kandra")[];
  assumed: string[];
}

/** What a table may agree on; each has its row in `docs/rules/rulings.md`. */
export type CrewdeckHouseRule = "all-wilds";

export interface CrewdeckOpen {
  first: number;
  deck: string[];
}

export interface CrewdeckPlace {
  card: string;
  cell: [number, number];
}

export interface CrewdeckPost {
  amount: number;
}

export interface CrewdeckRecruit {
  stack: number;
}

export interface CrewdeckReshuffle {
  deck: string[];
}

export interface CrewdeckSetup {
  players: number;
  wilds: boolean;
  fixed: boolean;
  edition: CrewdeckEdition;
  house: ("all-wilds")[];
}

export interface CrewdeckShip {
  placed: [[number, number], string][];
  hold: string[];
  payroll: number[];
}

export interface CrewdeckStow {
  card: string;
}

export interface CrewdeckView {
  seat: number;
  setup: CrewdeckSetup;
  legal: (CrewdeckOpen & { kind: "open" } | CrewdeckReshuffle & { kind: "reshuffle" } | CrewdeckAdd & { kind: "add" } | CrewdeckPost & { kind: "post" } | CrewdeckRecruit & { kind: "recruit" } | CrewdeckPlace & { kind: "place" } | CrewdeckStow & { kind: "stow" })[];
  awaited: number[];
  outcome: KernelOutcome | null;
  phase: "shuffle" | "form" | "post" | "recruit" | "place" | "over";
  round: number;
  first: number | null;
  hand: string[];
  sizes: number[];
  ships: CrewdeckShip[];
  stacks: string[][];
  covered: number[];
  posted: [number, number][];
  claims: [number, number][];
  news: string[];
  shed: string[];
  rival: string[];
  aside: string[];
  deck: number;
  pile: number;
}

/** Who recruits for how much, and which work crew it was, once it is taken. */
export interface Deal {
  seat: number;
  amount: number;
  stack: number | null;
}

/** What a client must not work out by itself. */
export interface DeckInfo {
  rounds: number;
  phases: string[];
  columns: number;
  hold: number;
  values: Record<string, number>;
  chart: [number, number][];
  deals: Deal[];
  assumed: number[];
}

/** An attempt at a mission of Deep Sea; the number after the last is the epilogue. */
export interface DeepSeaPlan {
  game: "deepsea";
  players?: number;
  mission?: number;
  own?: string;
  timed?: boolean;
  distress?: boolean;
  tonoja?: number;
  again?: string[];
  house?: DeepseaHouseRule[];
}

export type DeepseaAheadOfAll = object;

export interface DeepseaAssign {
  key: string;
  to: number;
}

export interface DeepseaBrief {
  setup: DeepseaSetup;
  captain: number;
  sounded: string | null;
  turned: string[];
  display: string[];
  duties: DeepseaDuty[];
  given_away: boolean;
  passed: "left" | "right" | null;
}

export interface DeepseaChoosing {
  content: number[];
  returned: [string, number][];
}

export interface DeepseaClock {
  seconds: number;
  sonar: "normal" | "currents" | "rapture" | "terrain" | "none" | null;
  difficulty: number | null;
}

export interface DeepseaDrafting {
  members: number[];
  tasks: number;
  turn: number;
}

export interface DeepseaDuty {
  key: string;
  owner: number;
  predicted: number | null;
}

export interface DeepseaExchange {
  out: string;
  into: string;
}

export interface DeepseaFinalCard {
  card: string;
}

export interface DeepseaForetell {
  key: string;
  count: number;
}

/** What a table may agree on; each has its row in `docs/rules/rulings.md`. */
export type DeepseaHouseRule = "forbidden-lead" | "single-card";

export type DeepseaKeep = object;

export interface DeepseaLay {
  keys: string[];
}

export type DeepseaLaying = object;

export interface DeepseaLevel {
  of: string[];
  by: number;
}

export interface DeepseaMission {
  number: number;
  difficulty: number;
  fixed: string[];
  sharing: "draft" | "together" | "captain" | "volunteers" | "free";
  volunteers: number;
  hardest_first: boolean;
  captain_spared: boolean;
  sonar: "normal" | "currents" | "rapture" | "terrain" | "none";
  opens: number;
  clock: DeepseaClock | null;
  rules: (DeepseaTogether & { kind: "together" } | DeepseaLevel & { kind: "level" } | DeepseaNoLead & { kind: "no-lead" } | DeepseaAheadOfAll & { kind: "ahead-of-all" } | DeepseaFinalCard & { kind: "final-card" })[];
  cards: DeepseaTaskCard[];
  texts: DeepseaText[];
}

export interface DeepseaName {
  seat: number;
}

export interface DeepseaNoLead {
  of: string[];
}

export interface DeepseaOffer {
  to: number;
}

export interface DeepseaOffered {
  to: number;
  refused: number[];
}

export interface DeepseaOffering {
  refused: number[];
}

export type DeepseaPlacing = object;

export interface DeepseaPredicting {
  waiting: [string, number][];
}

export interface DeepseaPutBack {
  key: string;
}

export type DeepseaRedealing = object;

export interface DeepseaRepairing {
  key: string;
}

export interface DeepseaReply {
  willing: boolean;
}

export interface DeepseaSetup {
  mission: DeepseaMission;
  players: number;
  timed: boolean;
  distress: "offered" | "active" | "off";
  tonoja: number;
  again: string[];
  used: string[];
  house: ("single-card" | "forbidden-lead")[];
}

export type DeepseaSkip = object;

export interface DeepseaSound {
  card: string;
}

export interface DeepseaTake {
  key: string;
}

export interface DeepseaTaskCard {
  key: string;
  difficulty: [number, number, number];
  tasks: [TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" }, TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" }, TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" }];
  redeal: string[][];
}

export interface DeepseaText {
  locale: string;
  title: string;
  story: string;
}

export type DeepseaTimeUp = object;

export interface DeepseaTogether {
  task: TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" };
}

export interface DeepseaView {
  seat: number;
  eyes: number;
  setup: DeepseaSetup;
  brief: DeepseaBrief | null;
  hand: string[];
  sizes: number[];
  row: TricksFace[];
  scene: TricksShuffling & { kind: "shuffling" } | DeepseaLaying & { kind: "laying" } | DeepseaRepairing & { kind: "repairing" } | DeepseaRedealing & { kind: "redealing" } | DeepseaDrafting & { kind: "drafting" } | DeepseaChoosing & { kind: "choosing" } | DeepseaPlacing & { kind: "placing" } | DeepseaOffering & { kind: "offering" } | DeepseaOffered & { kind: "offered" } | DeepseaVolunteering & { kind: "volunteering" } | TricksCouncilMatter & { kind: "council" } | TricksConsentMatterSeat & { kind: "consent" } | TricksDecidingMatter & { kind: "deciding" } | TricksCalling & { kind: "calling" } | DeepseaPredicting & { kind: "predicting" } | TricksSealing & { kind: "sealing" } | TricksTricking & { kind: "tricking" };
  noted: number | null;
  legal: (DeepseaSound & { kind: "sound" } | TricksDeal & { kind: "deal" } | DeepseaLay & { kind: "lay" } | DeepseaExchange & { kind: "exchange" } | DeepseaTimeUp & { kind: "time-up" } | DeepseaTake & { kind: "take" } | DeepseaPutBack & { kind: "put-back" } | DeepseaSkip & { kind: "skip" } | DeepseaReply & { kind: "reply" } | DeepseaKeep & { kind: "keep" } | DeepseaOffer & { kind: "offer" } | DeepseaName & { kind: "name" } | DeepseaAssign & { kind: "assign" } | TricksAgree & { kind: "agree" } | TricksRefuse & { kind: "refuse" } | TricksDecline & { kind: "decline" } | TricksCall & { kind: "call" } | TricksGive & { kind: "give" } | DeepseaForetell & { kind: "foretell" } | TricksSignal & { kind: "signal" } | TricksReady & { kind: "ready" } | TricksPlay & { kind: "play" })[];
  awaited: number[];
  outcome: KernelOutcome | null;
}

export interface DeepseaVolunteering {
  asked: number[];
  willing: number[];
}

/** It is done, and kept. */
export interface Done {
  type: "done";
  ref: number;
}

/** Host: a bot takes a chair. */
export interface Fill {
  type: "fill";
  chair: number;
  level: string;
  ref?: number;
}

/** Votes to break off the attempt, or withdraws the vote. */
export interface GiveUp {
  type: "give-up";
  on?: boolean;
  ref?: number;
}

/** Host: somebody else is host. */
export interface HandOver {
  type: "hand-over";
  person: string;
  ref?: number;
}

export interface KernelNote {
  code: string;
  params: [string, string | number][];
}

export interface KernelOutcome {
  payoff: number[];
  because: KernelNote;
}

/** From now on the others see what I see; only if nobody leads. */
export interface Lead {
  type: "lead";
  ply: number;
  eyes: number;
  ref: number;
}

/** Who leads, and what they look at. */
export interface Leading {
  person: string;
  ply: number;
  eyes: number;
}

/** How everything stands: always whole, never a difference. */
export interface Now {
  type: "now";
  ply: number;
  table: TableInfo;
  you: You;
  views: View[];
  left: number | null;
  words: Telling[];
  news: string[];
  open: unknown[];
  coach: Coach | null;
}

/** In practice: lays all cards open for oneself, or closes them again. */
export interface Open {
  type: "open";
  on?: boolean;
  ref?: number;
}

/** How a table wants to play. */
export interface Options {
  history?: "all" | "last" | "sealed";
  take_backs?: boolean;
  chat?: boolean;
  watchers?: boolean;
  public?: boolean;
  practice?: boolean;
}

export interface Planet9Appointing {
  matter: "feeling" | "silence" | "volunteer" | "decision" | "errand" | "roles" | "swap" | "move" | "hand-over";
}

export interface Planet9Assign {
  first: number;
  last: number;
}

export interface Planet9Balanced {
  by: number;
}

export interface Planet9Brief {
  setup: Planet9Setup;
  commander: number;
  cast: ["crew" | "commander" | "chosen" | "neighbour" | "strangers" | "first" | "last", number][];
  bearer: number | null;
  answers: [number, "yes" | "no" | "good" | "bad" | "first" | "between" | "last"][];
  display: Planet9Errand[];
  duties: Planet9Duty[];
  passed: "left" | "right" | null;
}

export interface Planet9Clause {
  who: "crew" | "commander" | "chosen" | "neighbour" | "strangers" | "first" | "last";
  task: TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" };
}

export type Planet9Drafting = object;

export interface Planet9Draw {
  cards: string[];
}

export interface Planet9Duty {
  card: string;
  token: "1" | "2" | "3" | "4" | "5" | ">" | ">>" | ">>>" | ">>>>" | "omega" | null;
  owner: number;
}

export interface Planet9EachWins {
  cards: string[];
  ordered: boolean;
}

export interface Planet9Errand {
  card: string;
  token: "1" | "2" | "3" | "4" | "5" | ">" | ">>" | ">>>" | ">>>>" | "omega" | null;
}

export interface Planet9HandOver {
  card: string;
  to: number;
}

/** What a table may agree on; each has its row in `docs/rules/rulings.md`. */
export type Planet9HouseRule =
  | "commander-sick"
  | "leftover-excused"
  | "nines-until-tasks"
  | "single-card";

export interface Planet9Lay {
  cards: string[];
}

export interface Planet9Laying {
  count: number;
}

export interface Planet9Mission {
  number: number;
  tasks: number;
  tokens: ("1" | "2" | "3" | "4" | "5" | ">" | ">>" | ">>>" | ">>>>" | "omega")[];
  radio: TricksRadio;
  handout: "draft" | "decision" | "distribution";
  change: "fixed" | "swap" | "move";
  naming: "nobody" | "feeling" | "volunteer" | "silenced";
  draws: boolean;
  hand_over: boolean;
  rules: (Planet9Clause & { kind: "clause" } | Planet9Balanced & { kind: "balanced" } | Planet9EachWins & { kind: "each-wins" } | Planet9OmegaLast & { kind: "omega-last" })[];
  texts: Planet9Text[];
}

export interface Planet9Name {
  seat: number;
}

export type Planet9OmegaLast = object;

/** An attempt at a mission of Planet Nine. */
export interface Planet9Plan {
  game: "planet9";
  players?: number;
  mission?: number;
  own?: string;
  challenge?: boolean;
  distress?: boolean;
  jarvis?: number;
  house?: Planet9HouseRule[];
}

export interface Planet9Polling {
  matter: "feeling" | "silence" | "volunteer" | "decision" | "errand" | "roles" | "swap" | "move" | "hand-over";
}

export interface Planet9Reply {
  answer: "yes" | "no" | "good" | "bad" | "first" | "between" | "last";
}

export interface Planet9Retoken {
  one: string;
  other: string;
}

export interface Planet9Setup {
  mission: Planet9Mission;
  players: number;
  challenge: boolean;
  distress: "offered" | "active" | "off";
  jarvis: number;
  house: ("single-card" | "nines-until-tasks" | "commander-sick" | "leftover-excused")[];
}

export interface Planet9Take {
  card: string;
}

export interface Planet9Text {
  locale: string;
  title: string;
  story: string;
}

export interface Planet9View {
  seat: number;
  eyes: number;
  setup: Planet9Setup;
  brief: Planet9Brief | null;
  hand: string[];
  sizes: number[];
  row: TricksFace[];
  scene: TricksShuffling & { kind: "shuffling" } | Planet9Laying & { kind: "laying" } | Planet9Polling & { kind: "polling" } | Planet9Appointing & { kind: "appointing" } | Planet9Drafting & { kind: "drafting" } | TricksCouncilMatter & { kind: "council" } | TricksConsentMatterUnionType & { kind: "consent" } | TricksDecidingMatter & { kind: "deciding" } | TricksCalling & { kind: "calling" } | TricksSealing & { kind: "sealing" } | TricksTricking & { kind: "tricking" };
  legal: (TricksDeal & { kind: "deal" } | Planet9Lay & { kind: "lay" } | Planet9Draw & { kind: "draw" } | Planet9Reply & { kind: "reply" } | Planet9Name & { kind: "name" } | Planet9Take & { kind: "take" } | Planet9Retoken & { kind: "retoken" } | Planet9HandOver & { kind: "hand-over" } | Planet9Assign & { kind: "assign" } | TricksAgree & { kind: "agree" } | TricksRefuse & { kind: "refuse" } | TricksDecline & { kind: "decline" } | TricksCall & { kind: "call" } | TricksGive & { kind: "give" } | TricksSignal & { kind: "signal" } | TricksReady & { kind: "ready" } | TricksPlay & { kind: "play" })[];
  awaited: number[];
  outcome: KernelOutcome | null;
}

/** Points at a card or at a trick; at neither: at nothing any more. */
export interface Point {
  type: "point";
  card: string | null;
  trick: number | null;
  ref: number;
}

/** What somebody points at. */
export interface Pointing {
  card: string | null;
  trick: number | null;
}

/** Somebody who looks at the game. */
export interface Present {
  person: string;
  name: string;
  point: Pointing | null;
}

/** Asks what one's own cards would look like, placed so. Nothing is done. */
export interface Preview {
  type: "preview";
  ply: number;
  actions: Action[];
  ref?: number;
}

/** How it would look. */
export interface Previewed {
  type: "previewed";
  ref: number;
  ply: number;
  view: View;
  sheet: SheetInfo | null;
}

/** It is not done; the code and its parameters say why. */
export interface Refused {
  type: "refused";
  ref: number;
  code: string;
  params: Record<string, string | number>;
}

/** Who leads: no longer. */
export interface Release {
  type: "release";
  ref: number;
}

export type ReviewAnswer =
  | Together
  | Done
  | Refused
  | Bye;

export type ReviewCommand =
  | Lead
  | Show
  | Release
  | Point;

/** What the rival of a solo game scores. */
export interface RivalInfo {
  cards: number;
  best: BestInfo[];
  total: number;
}

/** Somebody said something: a phrase by name, or free words. */
export interface Said {
  type: "said";
  person: string;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** A quick phrase or reaction, by its name. */
export interface Say {
  type: "say";
  phrase: string;
  ref?: number;
}

/** A chair as all see it. */
export interface Seated {
  seat: number;
  person: string | null;
  name: string;
  bot: string | null;
  here: boolean;
  opened: boolean;
  plays: string | null;
}

/** One set: what it matches by, where it lies, and its points. */
export interface SetInfo {
  trait: string;
  cells: [number, number][];
  points: number;
}

/** A score sheet that can be checked. */
export interface SheetInfo {
  sets: SetInfo[];
  crew: number;
  hold: number;
  payroll: number;
  total: number;
}

/** Who leads: this moment, by these eyes. */
export interface Show {
  type: "show";
  ply: number;
  eyes: number;
  ref: number;
}

/** Takes a chair. */
export interface Sit {
  type: "sit";
  chair: number;
  ref?: number;
}

/** Leaves the chair. */
export interface Stand {
  type: "stand";
  ref?: number;
}

/** Host: a bot plays for somebody who is gone, or no longer. */
export interface StandIn {
  type: "stand-in";
  chair: number;
  level: string | null;
  ref?: number;
}

/** Host: the game begins. Empty chairs are filled with bots. */
export interface Start {
  type: "start";
  ref?: number;
}

export type Table = TableInfo;

/** Everything about a table but the game. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  plan: Planet9Plan | DeepSeaPlan | CrewDeckPlan;
  options: Options;
  crew: string | null;
  host: string | null;
  status: "gathering" | "over" | "playing";
  chairs: Seated[];
  watchers: number;
  attempt: string | null;
  number: number;
  giving_up: number[];
  asked_back: AskedBackInfo | null;
  awaited: number[];
  names: string[];
  onward: boolean;
  deal: string | null;
}

/** A view in words. What stands for a list of the view is as long as that list. */
export interface Telling {
  title: string;
  briefing: string[];
  question: string;
  labels: string[];
  duties: string[];
  display: string[];
  because: string | null;
  tickets: Ticket[];
  pool: Ticket[];
  sheets: SheetInfo[];
  rival: RivalInfo | null;
  deck: DeckInfo | null;
}

/** A task of Deep Sea as it stands on its ticket. */
export interface Ticket {
  short: string;
  difficulty: number;
  counted: [number, number] | null;
}

/** How a shared review stands: always whole, never a difference. */
export interface Together {
  type: "together";
  you: string;
  people: Present[];
  leading: Leading | null;
  noted: number;
}

export type TricksAgree = object;

export interface TricksCall {
  way: "left" | "right" | null;
}

export interface TricksCalling {
  votes: [number, "left" | "right"][];
}

export interface TricksCards {
  of: string[];
  span: TricksSpan;
}

export interface TricksConsentMatterSeat {
  matter: "owner";
  waiting: number[];
  proposal: number;
  by: number;
  asked: number[];
}

export interface TricksConsentMatterUnionType {
  matter: "feeling" | "silence" | "volunteer" | "decision" | "errand" | "roles" | "swap" | "move" | "hand-over";
  waiting: number[];
  proposal: Planet9Retoken & { kind: "retoken" } | Planet9HandOver & { kind: "hand-over" } | Planet9Assign & { kind: "assign" };
  by: number;
  asked: number[];
}

export interface TricksCouncilMatter {
  matter: "owner";
  waiting: number[];
}

export interface TricksDeal {
  hands: string[][];
  row: [string, string][];
}

export interface TricksDecidingMatter {
  matter: "owner";
}

export type TricksDecline = object;

export interface TricksEither {
  parts: (TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" })[];
}

export interface TricksEvery {
  parts: (TricksCards & { kind: "cards" } | TricksTricks & { kind: "tricks" } | TricksLeads & { kind: "leads" } | TricksFeats & { kind: "feats" } | TricksRuns & { kind: "runs" } | TricksWeigh & { kind: "weigh" } | TricksOutdo & { kind: "outdo" } | TricksPredict & { kind: "predict" } | TricksEvery & { kind: "every" } | TricksEither & { kind: "either" })[];
}

export interface TricksFace {
  up: string | null;
  covers: boolean;
}

export interface TricksFeats {
  span: TricksSpan;
  using: string[];
  taking: string[];
  holding: string[];
  within: string[];
  total: TricksSpan | null;
  level: ["P" | "B" | "G" | "Y" | "T", "P" | "B" | "G" | "Y" | "T"] | null;
  among: number[];
}

export interface TricksGive {
  card: string;
}

export interface TricksLeads {
  span: TricksSpan;
  of: string[];
}

export interface TricksLedger {
  seats: number;
  total: number;
  deck: string[];
  tricks: TricksTrick[];
  winners: number[];
  taken: string[][];
  gone: string[];
}

export interface TricksOutdo {
  relation: "more" | "fewer" | "equal";
  rival: "each" | "rest" | "captain";
}

export interface TricksPlay {
  card: string;
}

export interface TricksPredict {
  secret: boolean;
}

export interface TricksRadio {
  muted: boolean;
  opens: number;
  closes: number;
  pool: number | null;
}

export type TricksReady = object;

export type TricksRefuse = object;

export interface TricksRuns {
  length: number;
  span: TricksSpan;
  alone: boolean;
}

export interface TricksSealing {
  way: "left" | "right";
  chosen: number[];
  mine: string | null;
}

export type TricksShuffling = object;

export interface TricksSignal {
  card: string;
  meaning: "highest" | "only" | "lowest" | "unsaid";
}

export interface TricksSpan {
  low: number;
  high: number | null;
}

export interface TricksTrick {
  leader: number;
  cards: string[];
}

export interface TricksTricking {
  ledger: TricksLedger;
  trick: TricksTrick;
  signals: (TricksSignal | null)[][];
  ready: number[];
  verdicts: ("open" | "done" | "failed")[];
  moved: [string, string][];
}

export interface TricksTricks {
  span: TricksSpan;
  among: number[];
  but: number[];
}

export interface TricksWeigh {
  these: string[];
  relation: "more" | "fewer" | "equal";
  those: string[];
}

/** Host: whoever sits there goes. */
export interface Vacate {
  type: "vacate";
  chair: number;
  ref?: number;
}

export type View = Planet9View | DeepseaView | CrewdeckView;

/** Who one is here. */
export interface You {
  person: string;
  chair: number | null;
  host: boolean;
  back: boolean;
  open: boolean;
}
