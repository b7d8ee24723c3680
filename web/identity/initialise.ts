type Steps = {
  /** Its failure is ignored: the page has default colours. */
  readonly settings: () => Promise<void>;
  readonly ready: () => void;
};

/** Returns the page's start: the global settings once, then who is signed in, then `ready` once. */
export function createInitialise({ settings, ready }: Steps) {
  let applied: Promise<void> | undefined;
  let isReady = false;
  /** Resolves to the result of `checkAuth`, called after the settings. Its error is rethrown. */
  return async <Result>(checkAuth: () => Promise<Result>): Promise<Result> => {
    await (applied ??= settings().catch(() => {}));
    const result = await checkAuth();
    if (!isReady) ready();
    isReady = true;
    return result;
  };
}

/** The start of this page: the app and the sign-in screens check who is signed in through it. */
export const initialise = createInitialise({
  async settings() {
    if (document.getElementById("appearance")) return; // the HTML has them
    const { applyGlobalSettings } = await import("../theme/appearance.ts");
    await applyGlobalSettings();
  },
  ready: () => void (document.documentElement.dataset["initialised"] = ""),
});
