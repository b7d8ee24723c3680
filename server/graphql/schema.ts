import { builder } from "./builder.ts";
import "./users.ts";
import "./offer_queries.ts";
import "./offer_mutations.ts";

export const schema = builder.toSchema();
