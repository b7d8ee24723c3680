import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { builder } from "./builder.ts";
import { describeResumption } from "./resumable.ts";
import "./users/viewer.ts";
import "./users/users_for_admins.ts";
import "./users/impersonation.ts";
import "./users/audit.ts";
import "./users/profile.ts";
import "./users/account_sessions.ts";
import "./users/api_keys.ts";
import "./users/own_data.ts";
import "./marketplaces/shop_connections.ts";
import "./marketplaces/networks.ts";
import "./marketplaces/network_mutations.ts";
import "./users/affiliate_tags.ts";
import "./users/message_settings.ts";
import "./marketplaces/shop_search.ts";
import "./appearance/appearance.ts";
import "./notifications/notifications.ts";
import "./operations/maintenance.ts";
import "./appearance/themes.ts";
import "./appearance/theme_mutations.ts";
import "./operations/health.ts";
import "./operations/emails.ts";
import "./operations/retention.ts";
import "./operations/server_status.ts";
import "./offers/offer_queries.ts";
import "./offers/offer_mutations.ts";
import "./offers/offer_facts.ts";
import "./offers/offer_stages.ts";
import "./offers/link_batches.ts";
import "./offers/cards.ts";
import "./templates/ready_templates.ts";
import "./templates/templates.ts";
import "./templates/template_mutations.ts";
import "./automation/rules.ts";
import "./automation/rule_mutations.ts";
import "./automation/rule_decisions.ts";
import "./automation/dry_run.ts";
import "./users/plan_subscription.ts";
import "./assistant/assistant_status.ts";
import "./assistant/writing.ts";
import "./billing/plans.ts";
import "./billing/subscription_mutations.ts";
import "./billing/subscriptions.ts";
import "./billing/checkout.ts";
import "./billing/plans_for_admins.ts";
import "./billing/subscribers.ts";
import "./referrals/programme.ts";
import "./referrals/payouts.ts";
import "./catalogue/price_history.ts";
import "./catalogue/price_proof.ts";
import "./catalogue/product_queries.ts";
import "./catalogue/product_mutations.ts";
import "./catalogue/product_import.ts";
import "./campaigns/text_mutations.ts";
import "./campaigns/texts.ts";
import "./coupons/coupons.ts";
import "./coupons/coupon_mutations.ts";
import "./coupons/coupon_import.ts";
import "./coupons/fitting_coupons.ts";
import "./links/short_links.ts";
import "./links/short_link_mutations.ts";
import "./store/store_node.ts";
import "./store/store_mutations.ts";
import "./store/stores_for_admins.ts";
import "./store/public_store.ts";
import "./help/articles.ts";
import "./help/feedback.ts";
import "./help/feedback_inbox.ts";
import "./exports/exports.ts";
import "./oauth/apps.ts";
import "./oauth/authorizations.ts";
import "./assistant/thread_node.ts";
import "./assistant/thread_mutations.ts";
import "./assistant/thread_changes.ts";
import "./assistant/quick_answer.ts";
import "./webhooks/webhook_node.ts";
import "./webhooks/webhook_mutations.ts";
import "./campaigns/calendar.ts";
import "./campaigns/calendar_mutations.ts";
import "./campaigns/calendar_import.ts";
import "./campaigns/calendar_plans.ts";
import "./delivery/sessions.ts";
import "./delivery/pairings.ts";
import "./delivery/groups.ts";
import "./delivery/source_groups.ts";
import "./delivery/platform_number.ts";
import "./delivery/group_claims.ts";
import "./delivery/messaging_processes.ts";
import "./delivery/messenger_gateway.ts";
import "./delivery/bot_settings.ts";
import "./delivery/number_safety.ts";
import "./delivery/dispatches.ts";
import "./delivery/last_sendings.ts";
import "./delivery/sending_plan.ts";
import "./delivery/correct_offer.ts";
import "./delivery/correct_text.ts";
import "./delivery/dispatch_mutations.ts";
import "./delivery/queue_order.ts";
import "./insights/insights.ts";
import "./insights/conversions.ts";
import "./insights/insights_rows.ts";
import "./insights/conversion_import.ts";

export const schema = describeResumption(builder.toSchema());

let granted: GraphQLSchema | undefined;

/**
 * Returns the schema for affordable documents all of whose permissions the viewer has; made when first
 * needed.
 */
export const grantedSchema = (): GraphQLSchema =>
  granted ??= describeResumption(
    builder.toSchema({ areGranted: true, complexity: { disabled: true } }),
  );

/** The public schema, as integrators and the web app read it; `schema.graphql` is the same. */
export const printedSchema = (): string => printSchema(lexicographicSortSchema(schema)) + "\n";

if (import.meta.main) await Deno.writeTextFile("schema.graphql", printedSchema());
