import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { type Holding, holdings, isAbout } from "./personal_data.ts";
import { mediaPath } from "../media/media.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { ArchiveFile, ArchiveRow } from "./archive.ts";

const DIARY = { name: "diario", about: "o que aconteceu na sua conta, passo a passo, por código" };
const SESSIONS = { name: "sessoes", about: "os aparelhos em que sua conta está aberta" };

/** Returns the files of the copy of a user's data; their content is read when it is packed. */
export async function dataExportFiles(ctx: Context, userId: UserId): Promise<ArchiveFile[]> {
  const [photo, pictures, screenshots] = await Promise.all([
    picturesOf(ctx, "photos", userId),
    picturesOf(ctx, "media", userId),
    picturesOf(ctx, "feedback_screenshots", userId),
  ]);
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
    {
      name: "LEIA-ME.txt",
      text: readMe(all, { hasPhoto: photo.length > 0, hasPictures: pictures.length > 0 }),
    },
    ...photo.map(({ read }) => ({ name: "foto.jpg", read })),
    ...pictures.map(({ id, kind, read }) => ({
      name: kind === "IMAGE"
        ? `imagens/${id}.jpg`
        : `arquivos/${mediaPath(id, kind).split("/").at(-1)}`,
      read,
    })),
    ...screenshots.map(({ id, read }) => ({ name: `telas/${id}.jpg`, read })),
    ...all.map(({ name, columns, pages }) => ({ name, columns, pages })),
  ];
}

/** Lists a user's pictures, or their uploads, in a table; each is read when it is packed, and is empty if it is gone. */
async function picturesOf(
  { db }: Context,
  table: "photos" | "media" | "feedback_screenshots",
  userId: UserId,
) {
  const rows = await db.selectFrom(table).select("id").where("user_id", "=", userId)
    .$if(table === "media", (q) => q.select("kind"))
    .orderBy("id").execute();
  return rows.map(({ id, kind }) => ({
    id,
    kind: kind ?? "IMAGE",
    read: async () => {
      const picture = await db.selectFrom(table).select("bytes").where("id", "=", id)
        .executeTakeFirst();
      return picture?.bytes ?? new Uint8Array();
    },
  }));
}

const sessionColumns = ["startedAt", "seenAt", "userAgent", "address"] as const;

/** The sessions that the identity provider lists. */
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
  { hasPhoto, hasPictures }: { readonly hasPhoto: boolean; readonly hasPictures: boolean },
) =>
  `Seus dados

Aqui está tudo o que guardamos sobre você e sua conta. Cada assunto vem duas vezes, com o mesmo conteúdo: em JSON, para programas, e em CSV, que abre em qualquer planilha (separado por ponto e vírgula).

${files.map(({ name, about }) => `${name}.json e ${name}.csv: ${about}`).join("\n")}
${hasPhoto ? "foto.jpg: sua foto de perfil\n" : ""}${
    hasPictures
      ? "imagens: as fotos que você enviou\narquivos: os vídeos e os PDFs que você enviou\n"
      : ""
  }
Datas e horas estão em UTC (horário de Brasília mais 3 horas). Preços estão em centavos. No CSV, um apóstrofo no começo de um campo impede que a planilha o execute como fórmula; ele não faz parte do dado.

O que não está aqui: senha, tokens e códigos de acesso, que só existem cifrados ou resumidos e não servem a ninguém fora daqui; e dados de outras pessoas.
`;

/** Rows in memory at once: packing them blocks other requests for about 10 milliseconds. */
export const PAGE = 250;

type Selection = {
  readonly table: string;
  readonly key: readonly string[];
  readonly selected: RawBuilder<unknown>;
  readonly page?: number | undefined;
  readonly condition: ReturnType<typeof isAbout>;
};

/** Yields a user's rows of a table page by page, in the order of its key. */
const ownRows = (
  ctx: Context,
  userId: UserId,
  table: keyof Tables,
  { people, key, gives, page }: Holding,
) =>
  pagesOf(ctx, {
    table,
    key,
    page,
    selected: sql.join(gives.map((column) => sql.ref(column))),
    condition: sql<boolean>`${sql.ref(people[0]!)} = ${userId}`,
  });

/** The columns of an event in the copy. */
export const diaryColumns = ["id", "name", "happened_at", "payload"] as const;

/** Yields the events about a user, without the reasons that admins wrote for other admins. */
const ownEvents = (ctx: Context, userId: UserId) =>
  pagesOf(ctx, {
    table: "events",
    key: ["id"],
    selected: sql`id, name, happened_at, payload - 'reason' as payload`,
    condition: isAbout(userId),
  });

/** Yields pages; each begins after the last row of the previous one, so all cost the same. */
async function* pagesOf(
  { db }: Context,
  { table, key, selected, page = PAGE, condition }: Selection,
) {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let last: ArchiveRow | undefined;
  while (true) {
    const after = last
      ? sql`and (${keys}) > (${sql.join(key.map((column) => last![column]))})`
      : sql``;
    const { rows } = await sql<ArchiveRow>`
      select ${selected} from ${sql.table(table)}
      where ${condition} ${after} order by ${keys} limit ${page}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < page) return;
    last = rows.at(-1);
  }
}
