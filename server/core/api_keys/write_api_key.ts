import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { type ApiKeyId, newId, type UserId } from "../ids.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { permit } from "../permissions.ts";
import { type ApiScope, apiScopes, isForAdmins } from "./scopes.ts";
import { hintOf, newSecret, secretHash } from "./secret.ts";
import { type ApiKey, asApiKey } from "./tables.ts";

const NAME_LENGTH = 60;
/** Keys of one person that work. */
export const MOST_KEYS = 20;
/** Keys that one person creates, so that revoking them makes no room for ever more. */
const CREATIONS = { most: 60, minutes: 60 };
/** For so long the replaced key works beside the new one, unless the person chooses; hours. */
const OVERLAP_HOURS = 24;
const LONGEST_OVERLAP_HOURS = 7 * 24;
const HOUR_MS = 60 * 60_000;

/** A new key, and what it is: nobody can read it again. */
export type CreatedApiKey = { readonly secret: string; readonly apiKey: ApiKey };

type NewKey = {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
};

/**
 * Creates a key for the viewer's programs. @throws Failure API_KEY_NAME_INVALID,
 * API_KEY_SCOPES_INVALID, API_KEY_EXPIRY_INVALID, API_KEYS_TOO_MANY, API_SCOPE_FOR_ADMINS
 */
export const createApiKey = command(
  async (tx, input: NewKey): Promise<CreatedApiKey> => {
    const userId = permit(tx.viewer, "apiKey.edit");
    const key = checkedKey(tx, input);
    await requireRoom(tx, userId);
    const created = await insertKey(tx, userId, key);
    tx.emit({ name: "apiKey.created", userId, apiKeyId: created.apiKey.id });
    return created;
  },
);

type Rotation = { readonly id: ApiKeyId; readonly overlapHours?: number | null | undefined };

/**
 * Replaces a key by a new one with the same name and scopes, for as long as the earlier one was made
 * for. The earlier one works beside it for a while, so that no request fails meanwhile.
 * @throws Failure API_KEY_NOT_FOUND, API_KEY_OVERLAP_INVALID, API_KEYS_TOO_MANY
 */
export const rotateApiKey = command(
  async (tx, { id, overlapHours }: Rotation): Promise<CreatedApiKey> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "apiKey.edit");
    const hours = overlapHours ?? OVERLAP_HOURS;
    if (!Number.isInteger(hours) || hours < 0 || hours > LONGEST_OVERLAP_HOURS) {
      throw new Failure("API_KEY_OVERLAP_INVALID", ["overlapHours"]);
    }
    await requireRoom(tx, userId);
    const old = await lockOwnKey(tx, userId, id);
    if (old.rotatedTo) throw new Failure("API_KEY_NOT_FOUND", ["id"]);
    const lifetime = old.expiresAt && old.expiresAt.getTime() - old.createdAt.getTime();
    const created = await insertKey(tx, userId, {
      name: old.name,
      scopes: checkedScopes(tx, old.scopes),
      expiresAt: lifetime === null ? null : new Date(now.getTime() + lifetime),
    });
    const end = now.getTime() + hours * HOUR_MS;
    await db.updateTable("api_keys").set({
      rotated_to: created.apiKey.id,
      expires_at: new Date(Math.min(end, old.expiresAt?.getTime() ?? end)),
    }).where("id", "=", id).execute();
    emit({ name: "apiKey.rotated", userId, apiKeyId: id });
    return created;
  },
);

/** Ends a key on every process. Nothing happens when it has ended already. */
export const revokeApiKey = command(
  async (tx, { id }: { id: ApiKeyId }): Promise<ApiKeyId> => {
    const userId = permit(tx.viewer, "apiKey.edit");
    await lockOwnKey(tx, userId, id);
    await tx.db.updateTable("api_keys").set({ revoked_at: tx.now }).where("id", "=", id).execute();
    tx.emit({ name: "apiKey.revoked", userId, apiKeyId: id });
    return id;
  },
);

function checkedKey(tx: Tx, { name, scopes, expiresAt }: NewKey): NewKey {
  const text = name.length <= 4 * NAME_LENGTH ? plainText(name, 4 * NAME_LENGTH) : null;
  if (!text || text.length > NAME_LENGTH) throw new Failure("API_KEY_NAME_INVALID", ["name"]);
  if (expiresAt && expiresAt <= tx.now) throw new Failure("API_KEY_EXPIRY_INVALID", ["expiresAt"]);
  return { name: text, scopes: checkedScopes(tx, scopes), expiresAt };
}

/** Returns the scopes in their usual order, each once. */
function checkedScopes({ viewer }: Tx, given: readonly ApiScope[]): ApiScope[] {
  const scopes = apiScopes.filter((scope) => given.includes(scope));
  if (scopes.length === 0) throw new Failure("API_KEY_SCOPES_INVALID", ["scopes"]);
  if (viewer.kind !== "admin" && scopes.some(isForAdmins)) {
    throw new Failure("API_SCOPE_FOR_ADMINS", ["scopes"]);
  }
  return scopes;
}

/** Locks the person, whose keys two requests at the same time would both count. */
async function requireRoom({ db, now }: Tx, userId: UserId): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const since = new Date(now.getTime() - CREATIONS.minutes * 60_000);
  const { working, created } = await db.selectFrom("api_keys").where("user_id", "=", userId)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("revoked_at", "is", null)
        .filterWhere((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
        .as("working"),
      fn.countAll<number>().filterWhere("created_at", ">", since).as("created"),
    ]).executeTakeFirstOrThrow();
  if (Number(working) >= MOST_KEYS) throw new Failure("API_KEYS_TOO_MANY");
  if (Number(created) >= CREATIONS.most) throw new Failure("TOO_MANY_ATTEMPTS");
}

async function insertKey(
  { db, now }: Tx,
  userId: UserId,
  { name, scopes, expiresAt }: NewKey,
): Promise<CreatedApiKey> {
  const secret = newSecret();
  const apiKey = await db.insertInto("api_keys").values({
    id: newId("key"),
    user_id: userId,
    name,
    secret_hash: await secretHash(secret),
    hint: hintOf(secret),
    scopes: [...scopes],
    created_at: now,
    expires_at: expiresAt,
  }).returning(asApiKey).executeTakeFirstOrThrow();
  return { secret, apiKey };
}

async function lockOwnKey({ db }: Tx, userId: UserId, id: ApiKeyId): Promise<ApiKey> {
  const key = await db.selectFrom("api_keys").select(asApiKey).where("id", "=", id)
    .where("user_id", "=", userId).where("revoked_at", "is", null).forUpdate().executeTakeFirst();
  if (!key) throw new Failure("API_KEY_NOT_FOUND", ["id"]);
  return key;
}
