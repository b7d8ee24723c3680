import { builder } from "./builder.ts";
import "./users.ts";
import "./appearance.ts";
import "./notifications.ts";
import "./themes.ts";
import "./theme_mutations.ts";
import "./offer_queries.ts";
import "./offer_mutations.ts";
import "./limits.ts";
import "./sessions.ts";
import "./groups.ts";
import "./bot_settings.ts";
import "./dispatches.ts";
import "./sending_plan.ts";
import "./dispatch_mutations.ts";

export const schema = builder.toSchema();
