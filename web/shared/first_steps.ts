const KEY = "first_steps";
const HIDDEN = "hidden";

/** Whether the person put the checklist of the first run away, on this device. */
export function areFirstStepsHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === HIDDEN;
  } catch { // storage is blocked
    return false;
  }
}

/** Puts the checklist away; the help brings it back. */
export const hideFirstSteps = () => store(() => localStorage.setItem(KEY, HIDDEN));

export const showFirstSteps = () => store(() => localStorage.removeItem(KEY));

function store(change: () => void): void {
  try {
    change();
  } catch {
    // storage is blocked: the checklist stays as it is
  }
}
