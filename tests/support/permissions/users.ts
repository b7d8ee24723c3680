import type { GraphQLField, GraphQLObjectType } from "graphql";
import { expect } from "vitest";
import { startImpersonation } from "../../../server/core/users/impersonation.ts";
import { schema } from "../../../server/graphql/schema.ts";
import { seedEverything } from "../seed/seed_everything.ts";
import { type Someone, testApp } from "../test_app.ts";

/** Part of all of Ana's own texts; not of her name and e-mail, which an admin sees. */
export const MARK = "segredo-da-ana";

/** The codes that refuse the person: they never depend on the input. */
export const REFUSALS = [
  "SIGN_IN_FIRST",
  "NOT_AUTHENTICATED",
  "ADMINS_ONLY",
  "NOT_ALLOWED",
  "ONLY_IN_PERSON",
  "API_SCOPE_MISSING",
  "NOT_FOR_API_KEYS",
];

/** Every role, with one of each object: mara is an admin who acts in Ana's name, in one session. */
export async function appWithUsers() {
  const w = await testApp();
  const [rute, mara] = [await w.admin("rute"), await w.admin("mara")];
  const [ana, bia] = [await w.member("ana"), await w.member("bia")];
  const [hers, bias] = [await seedEverything(w, ana, MARK), await seedEverything(w, bia, "bia")];
  const theme = await w.request(
    rute,
    `mutation { createTheme(input: { name: "Natal", settings:
      { sidebarColor: "#112233", primaryColor: "#112233", cardColor: "#112233" } })
      { ... on Theme { id } } }`,
  );
  w.advance(1000);
  const why = { userId: ana.id, reason: "Para ver o que pode." };
  const imp = await startImpersonation(mara.ctx(), why);
  const { id: aud } = await w.db.selectFrom("audit_entries").select("id").limit(1)
    .executeTakeFirstOrThrow();
  return {
    w,
    ana,
    bia,
    rute,
    mara,
    bias,
    /** Ana's, the admins', and everybody's. */
    anas: { ...hers, thm: theme.data.createTheme.id as string },
    admins: { imp, aud },

    /** The whole response, and the code of its refusal at any depth. */
    async answer(someone: Someone, question: string) {
      const { data, errors } = await w.request(someone, question);
      const unasked = errors?.filter(({ extensions }) =>
        ["GRAPHQL_VALIDATION_FAILED", "INTERNAL"].includes(extensions?.code)
      );
      expect([question, unasked ?? []]).toEqual([question, []]); // else nothing was shown
      const [first] = Object.values(data ?? {}) as ({ code?: string } | null)[];
      const refusal = question.startsWith("{") ? null : first?.code; // a coupon has a code as well
      return {
        code: (errors?.[0]?.extensions?.code ?? refusal ?? null) as string | null,
        data,
        text: JSON.stringify({ data, errors }),
      };
    },
    [Symbol.asyncDispose]: () => w[Symbol.asyncDispose](),
  };
}

export const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;

export const fieldsOf = (name: string) =>
  Object.values(typeOf(name).getFields()) as GraphQLField<unknown, unknown>[];
