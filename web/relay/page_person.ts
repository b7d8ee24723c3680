/** A page is one person's, from its first answer on: who that is. */
let person: string | undefined;

/** What the tabs tell each other when somebody signs out. */
const NOBODY = "";

/** Where a browser has no channels, its tabs hear of what another one stores. */
const STORED = "person";

const channel = globalThis.BroadcastChannel ? new BroadcastChannel("person") : null;
if (channel) channel.addEventListener("message", ({ data }) => handleMessage(data));
else {
  globalThis.addEventListener?.("storage", ({ key, newValue }) => {
    if (key === STORED && newValue !== null) handleMessage(newValue);
  });
}

const arrivals = new Set<() => void>();

/** Calls `listener` when somebody signs in in another tab, while this page is nobody's. */
export function onSignInElsewhere(listener: () => void): () => void {
  arrivals.add(listener);
  return () => void arrivals.delete(listener);
}

function handleMessage(told: string) {
  if (person === undefined) {
    if (told !== NOBODY) arrivals.forEach((listener) => listener());
    return;
  }
  if (told === person) return;
  // Drafts go with the session, in every tab; another person's are kept from them by tab_owner.ts.
  if (told === NOBODY) sessionStorage.clear();
  location.reload();
}

function broadcast(who: string) {
  if (channel) return channel.postMessage(who);
  try {
    localStorage.setItem(STORED, who);
    localStorage.removeItem(STORED); // the same may be told again
  } catch {
    // A browser that keeps nothing: the next answer tells.
  }
}

/** Tells the browser's other tabs who is signed in: a page of somebody else's is loaded anew. */
export const broadcastSignIn = (personId: string) => broadcast(personId);

/** Tells them that nobody is: whatever page somebody has is loaded anew, and leads to signing in. */
export const broadcastSignOut = () => broadcast(NOBODY);

/** The sign-in ended behind this page's back: it is nobody's any more, here and in the other tabs. */
export function handleSignOutElsewhere() {
  broadcast(NOBODY);
  handleMessage(NOBODY);
}

/** Whether an answer is to somebody else, who has signed in meanwhile: this page may not show it. */
export function isAnotherPersons(answer: unknown): boolean {
  const id = (answer as { data?: { viewer?: { id?: string } | null } }).data?.viewer?.id;
  person ??= id;
  return id !== undefined && id !== person;
}
