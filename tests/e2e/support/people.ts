import type { Device, DeviceOptions } from "./device.ts";
import type { Product } from "./product.ts";

export const PASSWORD = "uma senha boa";

export type PersonOptions = DeviceOptions & {
  readonly role?: "user" | "admin";
  /** Whether the e-mail is confirmed, which removes a notice and raises limits. */
  readonly isConfirmed?: boolean;
  /** Whether the plan has no limits. */
  readonly isUnlimited?: boolean;
};

/** Confirms as `ask`'s person that an offer does not pay, so that no dialog is shown. */
export const confirmUnpaid = (ask: Person["ask"], id: string) =>
  ask("mutation ($id: ID!) { confirmUnpaidOffer(input: { id: $id }) { __typename } }", { id });

export type NewDevice = (options?: DeviceOptions) => Promise<Device>;

/** Returns an unused e-mail. */
export const newEmail = (name: string) =>
  `${name.toLowerCase().replaceAll(/\W/g, "")}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Registers a person called `name`, signed in on a new device. */
export async function registerPerson(
  newDevice: NewDevice,
  product: Product,
  origin: string,
  name: string,
  { role = "user", isConfirmed = false, isUnlimited = false, ...options }: PersonOptions,
) {
  const email = newEmail(name);
  const device = await newDevice(options);
  const response = await device.context.request.post(`${origin}/api/auth/sign-up/email`, {
    data: { email, name, password: PASSWORD },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`${email} was not registered: ${await response.text()}`);
  const { token } = await response.json();

  /** Sends a GraphQL request as the person. */
  async function ask(query: string, variables: object = {}) {
    const response = await fetch(`${product.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return await response.json();
  }

  const [{ id } = { id: "" }] = await product.rows<{ id: string }>(
    "select id from users where email = $1",
    [email],
  );
  if (role === "admin") await product.rows("update users set role = 'admin' where id = $1", [id]);
  if (isConfirmed || isUnlimited) await confirmEmail(product, email);
  if (isUnlimited) await grantUnlimitedPlan(product, id);

  return {
    id,
    name,
    email,
    ask,
    ...device,
    /** Opens another device on which the person is signed in. */
    async newDevice(options: DeviceOptions = {}) {
      const device = await newDevice(options);
      const response = await device.context.request.post(`${origin}/api/auth/sign-in/email`, {
        data: { email, password: PASSWORD },
        headers: { origin },
      });
      if (!response.ok()) throw new Error(`${email} was not signed in: ${await response.text()}`);
      return device;
    },
  };
}

export type Person = Awaited<ReturnType<typeof registerPerson>>;
export type NewPerson = (name: string, options?: PersonOptions) => Promise<Person>;

const confirmEmail = (product: Product, email: string) =>
  product.rows(`update auth_users set "emailVerified" = true where email = $1`, [email]);

async function grantUnlimitedPlan(product: Product, userId: string) {
  const limits = { offersPerDay: -1, messagesPerMonth: -1, groups: -1, sessions: -1 };
  await product.rows(
    "insert into plans values ('unlimited', 'Sem limites', $1) on conflict do nothing",
    [JSON.stringify(limits)],
  );
  await product.rows("update users set stripe_price_id = 'unlimited' where id = $1", [userId]);
}
