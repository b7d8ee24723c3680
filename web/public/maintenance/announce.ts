/* The script of a public page while a maintenance is planned or in force. */
import { maintenanceWords, type PlannedMaintenance } from "./maintenance_words.ts";

/** Pauses between two requests of a page in sight; the closed page is to open soon after the end. */
const PAUSE_MS = 60_000;
const CLOSED_PAUSE_MS = 5_000;
const SECOND = 1_000;

/** Shows when a maintenance is to come or in force; the closed page is opened again at its end. */
function followMaintenance() {
  const isClosed = document.getElementById("abre-sozinha") !== null;
  let planned: PlannedMaintenance | null = null;
  let ticking: ReturnType<typeof setInterval> | undefined;

  async function load() {
    if (document.hidden || !navigator.onLine) return;
    const answer = await readMaintenance();
    if (answer === "UNKNOWN") return; // the next request may know
    planned = answer;
    if (isClosed) {
      if (!isClosedBy(planned)) reopen();
      return;
    }
    clearInterval(ticking);
    if (planned) ticking = setInterval(show, SECOND);
    show();
  }
  const show = () => showWords(planned && maintenanceWords(planned, Date.now()));

  void load();
  setInterval(load, isClosed ? CLOSED_PAUSE_MS : PAUSE_MS);
  document.addEventListener("visibilitychange", load);
}

/** Reads the maintenance, with its times by this device's clock. */
async function readMaintenance(): Promise<PlannedMaintenance | null | "UNKNOWN"> {
  try {
    const response = await fetch("/api/maintenance");
    if (!response.ok) return "UNKNOWN";
    const { maintenance } = await response.json();
    if (!maintenance) return null;
    const { mode, message, secondsUntilStart, secondsUntilEnd } = maintenance;
    const now = Date.now();
    return {
      isFull: mode === "FULL",
      message,
      startsAt: now + secondsUntilStart * SECOND,
      endsAt: now + secondsUntilEnd * SECOND,
    };
  } catch {
    return "UNKNOWN";
  }
}

const isClosedBy = (planned: PlannedMaintenance | null) =>
  planned !== null && planned.isFull && planned.startsAt <= Date.now() &&
  Date.now() < planned.endsAt;

/** Loads the requested page; an address that keeps its `#` would not be loaded anew. */
const reopen = () => location.replace(location.pathname + location.search);

function showWords(words: ReturnType<typeof maintenanceWords>) {
  const bar = document.getElementById("manutencao");
  if (!bar) return;
  bar.hidden = words === null;
  if (!words) return;
  for (const [name, text] of [["b", words.when], ["span", words.rest]] as const) {
    const place = bar.querySelector(name)!;
    if (place.textContent !== text) place.textContent = text;
  }
}

followMaintenance();
