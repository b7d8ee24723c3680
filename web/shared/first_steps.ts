const KEY = "first_steps";
const HIDDEN = "hidden";

/** Whether the person put the checklist of the first run away, on this device. */
export const areFirstStepsHidden = () => localStorage.getItem(KEY) === HIDDEN;

/** Puts the checklist away; the help brings it back. */
export const hideFirstSteps = () => localStorage.setItem(KEY, HIDDEN);

export const showFirstSteps = () => localStorage.removeItem(KEY);
