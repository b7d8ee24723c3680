import type { CodegenConfig } from "@graphql-codegen/cli";

/** The schema is read from the site; without `GARIMPO_URL`, from the repository of these examples. */
const config: CodegenConfig = {
  schema: process.env.GARIMPO_URL ? `${process.env.GARIMPO_URL}/graphql` : "../../schema.graphql",
  documents: "src/operations.ts",
  generates: {
    "src/gql/": {
      preset: "client",
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: ".ts",
        scalars: { DateTime: "string" },
      },
    },
  },
};

export default config;
