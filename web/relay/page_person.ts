/** The id of the person whose data the page shows, set by the first response. */
let person: string | undefined;

/** The message between tabs when a person signs out. */
const SIGNED_OUT = "";

/** The storage key of messages, in a browser without BroadcastChannel. */
const STORAGE_KEY = "person";

const channel = globalThis.BroadcastChannel ? new BroadcastChannel("person") : null;
if (channel) channel.addEventListener("message", ({ data }) => handleMessage(data));
else {
  globalThis.addEventListener?.("storage", ({ key, newValue }) => {
    if (key === STORAGE_KEY && newValue !== null) handleMessage(newValue);
  });
}

const signInListeners = new Set<() => void>();

/** Calls `listener` when a person signs in in another tab, while this page has no person. */
export function onSignInElsewhere(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => void signInListeners.delete(listener);
}

function handleMessage(signedIn: string) {
  if (person === undefined) {
    if (signedIn !== SIGNED_OUT) signInListeners.forEach((listener) => listener());
    return;
  }
  if (signedIn === person) return;
  // Signing out deletes the drafts in every tab. If another person signs in, tab_owner.ts does.
  if (signedIn === SIGNED_OUT) sessionStorage.clear();
  location.reload();
}

function broadcast(signedIn: string) {
  if (channel) return channel.postMessage(signedIn);
  try {
    localStorage.setItem(STORAGE_KEY, signedIn);
    localStorage.removeItem(STORAGE_KEY); // so that the same message can be sent again
  } catch {
    // Without storage, `isAnotherPersons` finds out with the next response.
  }
}

/** Notifies the other tabs who is signed in; a page of another person reloads. */
export const broadcastSignIn = (personId: string) => broadcast(personId);

/** Notifies the other tabs of a sign-out; they reload, and redirect to the sign-in screen. */
export const broadcastSignOut = () => broadcast(SIGNED_OUT);

/** Handles a sign-in that ended elsewhere: signs out this page and the other tabs. */
export function handleSignOutElsewhere() {
  broadcast(SIGNED_OUT);
  handleMessage(SIGNED_OUT);
}

/** Whether a response is for another person, who has signed in meanwhile; this page must not show it. */
export function isAnotherPersons(response: unknown): boolean {
  const id = (response as { data?: { viewer?: { id?: string } | null } }).data?.viewer?.id;
  person ??= id;
  return id !== undefined && id !== person;
}
