import type { browser, DeviceOptions } from "./browser.ts";
import { connectToDatabase, register } from "./product/start_product.ts";

type Chrome = Awaited<ReturnType<typeof browser>>;

/** A device of somebody who is registered and signed in; the same e-mail is the same person. */
export async function signedIn(
  chrome: Chrome,
  origin: string,
  email: string,
  options: DeviceOptions = {},
) {
  const device = await chrome.device(origin, options);
  const credentials = { data: { email, password: "uma senha boa" }, headers: { origin } };
  const answer = await device.context.request.post(`${origin}/api/auth/sign-in/email`, credentials);
  if (!answer.ok()) throw new Error(`${email} was not signed in: ${await answer.text()}`);
  return device;
}

/** Somebody new, with what GraphQL answers them. */
export async function newcomer(origin: string, email: string) {
  const { ask } = await register(origin, email);
  return (query: string, variables: object = {}) => ask(origin, query, variables);
}

/** From now on everybody who is registered at the product of that folder has a confirmed e-mail. */
export async function confirmedEmails(dataDir: string) {
  await using database = await connectToDatabase(dataDir);
  await database.rows(`update auth_users set "emailVerified" = true`);
}
