/** A page is one person's, from its first answer on: who that is. */
let person: string | undefined;

/** Null where the browser has none: the next answer tells. */
const tabs = globalThis.BroadcastChannel ? new BroadcastChannel("person") : null;
tabs?.addEventListener("message", ({ data }) => {
  if (person !== undefined && data !== person) location.reload();
});

/** Tells the browser's other tabs who is signed in: a page of somebody else's is loaded anew. */
export const tellTabs = (personId: string) => tabs?.postMessage(personId);

/** Whether an answer is to somebody else, who has signed in meanwhile: this page may not show it. */
export function isAnothers(answer: unknown): boolean {
  const id = (answer as { data?: { viewer?: { id?: string } | null } }).data?.viewer?.id;
  person ??= id;
  return id !== undefined && id !== person;
}
