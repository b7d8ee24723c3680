import type { Tables } from "../tables.ts";

type Column<T extends keyof Tables> = keyof Tables[T] & string;

/** How a table's rows belong to people, what a person is given of theirs, and how they go. */
export type Holding<T extends keyof Tables = keyof Tables> = {
  /** The columns that name a person: a row is theirs by the first; by the others it only names them. */
  readonly people: readonly Column<T>[];
  /** Tells one of a person's rows from the next, in order; it is among `gives`. */
  readonly key: readonly Column<T>[];
  /** The file in the copy of their data, and what it is; null where there is nothing to give. */
  readonly file: { readonly name: string; readonly about: string } | null;
  readonly gives: readonly Column<T>[];
  /** Secrets, other people, and what is only made of the rest. */
  readonly withholds: readonly Column<T>[];
  /**
   * When their account is deleted. SWEPT: many rows, deleted some at a time, before the account.
   * CASCADE: with the account's row, by a foreign key. UNNAMED: the row stays, and names nobody.
   * KEPT: it stays; the id in it leads to nobody.
   */
  readonly deletion: "SWEPT" | "CASCADE" | "UNNAMED" | "KEPT";
};

/** Null: its rows are nobody's. */
type Held = { readonly [T in keyof Tables]: Holding<T> | null };

/**
 * Every table of the product and the people in it: both the copy of somebody's data and the deletion
 * of their account follow it. A table that stands in no row does not compile, and a column in none
 * fails a test. Swept tables stand in the order in which they are.
 */
export const personalData: Held = {
  dispatches: {
    people: ["user_id"],
    key: ["id"],
    file: { name: "envios", about: "cada mensagem: para qual grupo, quando, o texto e cada passo" },
    gives: [
      "id",
      "session_id",
      "group_id",
      "offer_id",
      "occasion",
      "status",
      "planned_at",
      "expires_at",
      "text",
      "attempts",
      "message_ids",
      "has_image",
      "reason",
      "journal",
      "created_at",
      "started_at",
      "settled_at",
    ],
    withholds: ["user_id", "priority", "reserved_month"],
    deletion: "SWEPT",
  },
  offers: {
    people: ["user_id"],
    key: ["id"],
    file: { name: "ofertas", about: "suas ofertas, também as que estão na lixeira" },
    gives: [
      "id",
      "version",
      "status",
      "marketplace",
      "shop",
      "product_id",
      "title",
      "currency",
      "price_cents",
      "old_price_cents",
      "pix_price_cents",
      "card_price_cents",
      "image_url",
      "source_url",
      "own_link",
      "own_link_proof",
      "evidence",
      "custom_text",
      "created_at",
      "updated_at",
      "deleted_at",
    ],
    withholds: ["user_id", "key", "search_text"],
    deletion: "SWEPT",
  },
  notifications: {
    people: ["user_id"],
    key: ["id"],
    file: { name: "avisos", about: "o que apareceu no sino" },
    gives: ["id", "kind", "subject", "happened_at", "read_at"],
    withholds: ["user_id", "event_id"],
    deletion: "SWEPT",
  },
  price_sightings: {
    people: ["user_id"],
    key: ["event_id"],
    file: { name: "precos_vistos", about: "os preços que vimos nas páginas que você pediu" },
    gives: [
      "event_id",
      "marketplace",
      "host",
      "product_id",
      "price_cents",
      "currency",
      "seen_at",
    ],
    withholds: ["user_id"],
    deletion: "SWEPT",
  },
  groups: {
    people: ["user_id"],
    key: ["id"],
    file: { name: "grupos", about: "seus grupos e canais, com as etiquetas" },
    gives: [
      "id",
      "session_id",
      "external_id",
      "title",
      "kind",
      "role",
      "can_send",
      "members",
      "tags",
      "is_active",
      "synced_at",
      "last_sent_at",
      "left_at",
      "resting_until",
    ],
    withholds: ["user_id", "search_text", "refusals"],
    deletion: "SWEPT",
  },
  lanes: {
    people: ["user_id"],
    key: ["session_id"],
    file: { name: "filas", about: "como está a fila de cada conexão" },
    gives: ["session_id", "waits_for", "waits_until", "paused_at"],
    withholds: [
      "user_id",
      "held_by",
      "token",
      "sending_since",
      "wake_at",
      "free_at",
      "failures",
      "sync_asked_at",
    ],
    deletion: "CASCADE",
  },
  messenger_sessions: {
    people: ["user_id"],
    key: ["id"],
    file: { name: "conexoes", about: "suas contas de mensageiro, sem o token" },
    gives: [
      "id",
      "channel",
      "account_id",
      "name",
      "handle",
      "credential_hint",
      "trouble",
      "trouble_since",
      "alive_at",
      "receipt_at",
      "created_at",
      "disconnected_at",
    ],
    withholds: ["user_id", "credentials", "owner_code"],
    deletion: "CASCADE",
  },
  bot_settings: {
    people: ["user_id"],
    key: ["user_id"],
    file: { name: "configuracoes_de_envio", about: "ritmo, silêncio e horários" },
    gives: [
      "user_id",
      "sending_mode",
      "gap_min_ms",
      "gap_max_ms",
      "per_minute",
      "per_hour",
      "per_day",
      "identical_per_hour",
      "quiet_from",
      "quiet_to",
      "late_after_minutes",
      "slots",
      "paused_at",
    ],
    withholds: [],
    deletion: "CASCADE",
  },
  users: {
    people: ["id"],
    key: ["id"],
    file: { name: "conta", about: "nome, e-mail, plano, etiquetas de afiliado e assinatura" },
    gives: [
      "id",
      "email",
      "email_verified_at",
      "display_name",
      "role",
      "plan",
      "subscription_status",
      "subscription_expires_at",
      "stripe_price_id",
      "message_count",
      "counted_month",
      "amazon_tag",
      "shopee_id",
      "mercado_livre_word",
      "mercado_livre_tool",
      "discloses",
      "signature",
      "zone",
      "deletes_at",
      "created_at",
    ],
    withholds: ["search_text", "photo_id", "sessions_from", "blocked_at", "blocked_reason"],
    deletion: "CASCADE",
  },
  identities: {
    people: ["user_id"],
    key: ["provider", "subject"],
    file: { name: "identidades", about: "com qual serviço você entra" },
    gives: ["provider", "subject"],
    withholds: ["user_id"],
    deletion: "CASCADE",
  },
  photos: { // the picture itself is a file of its own
    people: ["user_id"],
    key: ["id"],
    file: null,
    gives: ["id", "created_at"],
    withholds: ["user_id", "bytes"],
    deletion: "CASCADE",
  },
  acceptances: {
    people: ["user_id"],
    key: ["document", "version"],
    file: { name: "aceites", about: "o que você aceitou, em qual versão e quando" },
    gives: ["document", "version", "accepted_at"],
    withholds: ["user_id"],
    deletion: "CASCADE",
  },
  data_exports: {
    people: ["user_id"],
    key: ["id"],
    file: { name: "copias_dos_dados", about: "as cópias que você pediu" },
    gives: ["id", "status", "asked_at", "ended_at", "expires_at"],
    withholds: ["user_id", "bytes"],
    deletion: "CASCADE",
  },
  impersonations: {
    people: ["user_id", "admin_id"],
    key: ["id"],
    file: {
      name: "acessos_em_seu_nome",
      about: "quando a administração agiu em seu nome, e por quê",
    },
    gives: ["id", "reason", "started_at", "expires_at", "ended_at"],
    withholds: ["user_id", "admin_id", "session_key"],
    deletion: "CASCADE",
  },
  audit_entries: {
    people: ["subject_id", "actor_id"],
    key: ["id"],
    file: { name: "auditoria", about: "o que mudou na sua conta, e quando" },
    gives: ["id", "event", "happened_at"],
    withholds: ["subject_id", "actor_id", "impersonation_id", "detail"],
    deletion: "KEPT",
  },
  appearances: {
    people: ["changed_by"],
    key: ["version"],
    file: null,
    gives: ["version"],
    withholds: [
      "changed_by",
      "state_of",
      "sidebar_color",
      "primary_color",
      "card_color",
      "changed_at",
    ],
    deletion: "UNNAMED",
  },
  events: null, // theirs by what they tell of: see `diary.ts`
  setup_codes: null,
  plans: null,
  messaging_processes: null,
  themes: null,
};

/** Each table that holds something of people, by its name. */
export const holdings = Object.entries(personalData)
  .filter((entry): entry is [keyof Tables, Holding] => entry[1] !== null);
