import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import type { ArchiveFile, ArchiveRow } from "./archive.ts";
import { type Holding, holdings } from "./personal_data.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { isAbout } from "./own_data.ts";

const DIARY = { name: "diario", about: "o que aconteceu na sua conta, passo a passo, por código" };
const SESSIONS = { name: "sessoes", about: "os aparelhos em que sua conta está aberta" };

/** All files of the copy of a person's data; what stands in each is read when it is packed. */
export async function dataExportFiles(ctx: Context, userId: UserId): Promise<ArchiveFile[]> {
  const photo = await ctx.db.selectFrom("photos").select("bytes").where("user_id", "=", userId)
    .executeTakeFirst();
  const tables = holdings.flatMap(([table, holding]) =>
    holding.file
      ? [{
        ...holding.file,
        columns: holding.gives,
        pages: ownRows(ctx, userId, table, holding),
      }]
      : []
  );
  const all = [
    ...tables,
    { ...DIARY, columns: diaryColumns, pages: ownEvents(ctx, userId) },
    { ...SESSIONS, columns: sessionColumns, pages: ownSessions(ctx, userId) },
  ].toSorted((a, b) => a.name < b.name ? -1 : 1);
  return [
    { name: "LEIA-ME.txt", text: readMe(all, photo !== undefined) },
    ...photo ? [{ name: "foto.jpg", bytes: photo.bytes }] : [],
    ...all.map(({ name, columns, pages }) => ({ name, columns, pages })),
  ];
}

const sessionColumns = ["startedAt", "seenAt", "userAgent", "address"] as const;

/** What the identity provider knows of where they are signed in. */
async function* ownSessions(
  { db, ports: { accounts } }: Context,
  userId: UserId,
): AsyncGenerator<readonly ArchiveRow[]> {
  const identities = await db.selectFrom("identities").select("subject")
    .where("user_id", "=", userId).where("provider", "=", accounts.provider).execute();
  for (const { subject } of identities) {
    const sessions = await accounts.listSessions(subject);
    if (sessions) {
      yield sessions.map(({ startedAt, seenAt, userAgent, address }) => {
        return { startedAt, seenAt, userAgent, address };
      });
    }
  }
}

const readMe = (
  files: readonly { readonly name: string; readonly about: string }[],
  hasPhoto: boolean,
) =>
  `Seus dados

Aqui está tudo o que guardamos sobre você e sua conta. Cada assunto vem duas vezes, com o mesmo conteúdo: em JSON, para programas, e em CSV, que abre em qualquer planilha (separado por ponto e vírgula).

${files.map(({ name, about }) => `${name}.json e ${name}.csv: ${about}`).join("\n")}
${hasPhoto ? "foto.jpg: sua foto de perfil\n" : ""}
Datas e horas estão em UTC (horário de Brasília mais 3 horas). Preços estão em centavos. No CSV, um apóstrofo no começo de um campo impede que a planilha o execute como fórmula; ele não faz parte do dado.

O que não está aqui: senha, tokens e códigos de acesso, que só existem cifrados ou resumidos e não servem a ninguém fora daqui; e dados de outras pessoas.
`;

/** Rows in memory at once: packing them holds up other requests for some 10 milliseconds. */
export const PAGE = 250;

type Selection = {
  readonly table: string;
  readonly key: readonly string[];
  readonly selected: RawBuilder<unknown>;
  readonly isTheirs: ReturnType<typeof isAbout>;
};

/** What a person is given of a table: their rows in the order of its key, page by page. */
const ownRows = (
  ctx: Context,
  userId: UserId,
  table: keyof Tables,
  { people, key, gives }: Holding,
) =>
  pagesOf(ctx, {
    table,
    key,
    selected: sql.join(gives.map((column) => sql.ref(column))),
    isTheirs: sql<boolean>`${sql.ref(people[0]!)} = ${userId}`,
  });

/** Columns of an event that a person is given. */
export const diaryColumns = ["id", "name", "happened_at", "payload"] as const;

/** The events that are about a person, without what an admin wrote about them to other admins. */
const ownEvents = (ctx: Context, userId: UserId) =>
  pagesOf(ctx, {
    table: "events",
    key: ["id"],
    selected: sql`id, name, happened_at, payload - 'reason' as payload`,
    isTheirs: isAbout(userId),
  });

/** Each page begins after the last row of the one before, so that the last costs what the first did. */
async function* pagesOf({ db }: Context, { table, key, selected, isTheirs }: Selection) {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: ArchiveRow | undefined;
  while (true) {
    const after = last
      ? sql`and (${keys}) > (${sql.join(key.map((column) => last![column]))})`
      : sql``;
    const { rows } = await sql<ArchiveRow>`
      select ${selected} from ${sql.table(table)}
      where ${isTheirs} ${after} order by ${keys} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
