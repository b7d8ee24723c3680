type Steps = {
  /** Its failure is ignored: the page has colours of its own. */
  readonly settings: () => Promise<void>;
  readonly ready: () => void;
};

/** SPEC.md §4, once a page and in its order: the global settings, then who is signed in, then ready. */
export function createInitialise({ settings, ready }: Steps) {
  let shown: Promise<void> | undefined;
  let isReady = false;
  /** Answers what `checkAuth` does, once the settings are there. Its failure leaves all that follows. */
  return async <Answer>(checkAuth: () => Promise<Answer>): Promise<Answer> => {
    await (shown ??= settings().catch(() => {}));
    const answer = await checkAuth();
    if (!isReady) ready();
    isReady = true;
    return answer;
  };
}

/** This page's: every way in, be it the app or a sign-in screen, asks who is signed in through it. */
export const initialise = createInitialise({
  async settings() {
    if (document.getElementById("appearance")) return; // they came with the first HTML
    const { applyGlobalSettings: showGlobalSettings } = await import("../theme/appearance.ts");
    await showGlobalSettings();
  },
  ready: () => void (document.documentElement.dataset["initialised"] = ""),
});
