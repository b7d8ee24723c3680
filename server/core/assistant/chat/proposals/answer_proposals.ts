import { createRule } from "../../../automation/write_rule.ts";
import { createCalendarEntry } from "../../../campaigns/calendar/write_entry.ts";
import { createCampaignText } from "../../../campaigns/texts/write_text.ts";
import { command, type Tx } from "../../../command.ts";
import type { Context } from "../../../context.ts";
import { Failure } from "../../../errors.ts";
import { isId, type ProposalId, type ThreadMessageId } from "../../../ids.ts";
import { createOffer } from "../../../offers/create_offer.ts";
import { createOfferFromProduct } from "../../../offers/create_offer_from_product.ts";
import { requireOwnOffer } from "../../../offers/queries.ts";
import { updateOffer } from "../../../offers/update_offer.ts";
import { permit } from "../../../permissions.ts";
import { asProposal } from "../tables.ts";
import { isOpen, type Proposal, proposalStatusAt } from "./proposal.ts";
import { wordsForOffer } from "./proposed_message.ts";

type Which = { readonly id: ProposalId };

/**
 * Does what was proposed, once: a second press, another tab, or a press after a crash returns what the
 * first one made. It needs the permission of what it does as well.
 * @throws Failure PROPOSAL_NOT_FOUND, PROPOSAL_OVER, and those of the use-case
 */
export async function acceptProposal(ctx: Context, { id }: Which): Promise<Proposal> {
  const proposal = await ownProposal(ctx, id);
  if (proposal.status === "ACCEPTED") return proposal;
  requirePending(proposal, ctx.now);
  if (proposal.content.kind !== "OFFER") return await acceptInOne(ctx, { id });
  const { link: url, productId } = proposal.content;
  // A page is read outside of any transaction; the key makes it one offer, whatever happens between.
  const offer = productId
    ? await createOfferFromProduct(ctx, { productId, key: id })
    : await createOffer(ctx, { url, key: id });
  return await markAccepted(ctx, { id, resultId: offer.id });
}

/** Does what was proposed in the transaction that marks it as done. */
const acceptInOne = command(async (tx, { id }: Which): Promise<Proposal> => {
  const proposal = await lockProposal(tx, id);
  if (proposal.status === "ACCEPTED") return proposal;
  requirePending(proposal, tx.now);
  return await store(tx, id, "ACCEPTED", await carryOut(tx, proposal));
});

async function carryOut(tx: Tx, { content }: Proposal): Promise<string> {
  switch (content.kind) {
    case "TEXT":
      return (await createCampaignText(tx, {
        name: content.name,
        variants: [{ slot: 0, body: content.body, weight: 1 }],
        season: null,
        tags: [],
        marketplaces: [],
        mediaUrl: null,
      })).id;
    case "CALENDAR_ENTRY":
      return (await createCalendarEntry(tx, content.entry)).id;
    case "RULE": {
      const isEnabled = content.rule.actions.groupIds.length > 0; // without groups it has nothing to do
      return (await createRule(tx, { ...content.rule, isEnabled })).id;
    }
    case "MESSAGE": {
      const { offerId, body } = content;
      const offer = await requireOwnOffer(tx, offerId, { permission: "offer.edit", field: "id" });
      const text = await wordsForOffer(tx, { offerId, body });
      return (await updateOffer(tx, { id: offer.id, version: offer.version, fields: { text } })).id;
    }
    case "OFFER":
      throw new Error("an offer is created outside of a transaction");
  }
}

const markAccepted = command(
  async (tx, { id, resultId }: Which & { readonly resultId: string }): Promise<Proposal> => {
    const proposal = await lockProposal(tx, id);
    return proposal.status === "ACCEPTED" ? proposal : await store(tx, id, "ACCEPTED", resultId);
  },
);

/** The person does not want it. @throws Failure PROPOSAL_NOT_FOUND, PROPOSAL_OVER */
export const dismissProposal = command(async (tx, { id }: Which): Promise<Proposal> => {
  const proposal = await lockProposal(tx, id);
  if (proposal.status === "DISMISSED") return proposal;
  requireOpen(proposal, tx.now);
  return await store(tx, id, "DISMISSED", null);
});

/**
 * The person goes on with it in the editor, which saves by itself. Until it ends it can be opened again.
 * @throws Failure PROPOSAL_NOT_FOUND, PROPOSAL_OVER
 */
export const editProposal = command(async (tx, { id }: Which): Promise<Proposal> => {
  const proposal = await lockProposal(tx, id);
  requireOpen(proposal, tx.now);
  if (proposal.status === "EDITED") return proposal;
  return await store(tx, id, "EDITED", null);
});

function requirePending(proposal: Proposal, now: Date): void {
  if (proposalStatusAt(proposal, now) !== "PENDING") throw new Failure("PROPOSAL_OVER", ["id"]);
}

function requireOpen(proposal: Proposal, now: Date): void {
  if (!isOpen(proposalStatusAt(proposal, now))) throw new Failure("PROPOSAL_OVER", ["id"]);
}

async function store(
  { db, now, emit }: Tx,
  id: ProposalId,
  status: Proposal["status"],
  resultId: string | null,
): Promise<Proposal> {
  const proposal = await db.updateTable("proposals")
    .set({ status, result_id: resultId, answered_at: now })
    .where("id", "=", id).returning(asProposal).executeTakeFirstOrThrow();
  const { threadId } = await db.selectFrom("thread_messages").select("thread_id as threadId")
    .where("id", "=", proposal.messageId).executeTakeFirstOrThrow();
  emit({ name: "thread.changed", userId: proposal.userId, threadId });
  return proposal;
}

const ownProposal = async (ctx: Context, id: string): Promise<Proposal> => {
  const userId = permit(ctx.viewer, "proposal.answer");
  const proposal = isId("prp", id) &&
    await ctx.db.selectFrom("proposals").select(asProposal)
      .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!proposal) throw new Failure("PROPOSAL_NOT_FOUND", ["id"]);
  return proposal;
};

async function lockProposal(tx: Tx, id: string): Promise<Proposal> {
  const { id: own } = await ownProposal(tx, id);
  return await tx.db.selectFrom("proposals").select(asProposal).where("id", "=", own).forUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns the proposals of each answer of the viewer's, in the order requested. */
export async function loadProposalsOf(
  { db, viewer }: Context,
  ids: readonly ThreadMessageId[],
): Promise<Proposal[][]> {
  const proposals = await db.selectFrom("proposals").select(asProposal)
    .where("message_id", "in", ids).where("user_id", "=", permit(viewer, "thread.see"))
    .orderBy("id").execute();
  const byMessage = Map.groupBy(proposals, ({ messageId }) => messageId);
  return ids.map((id) => byMessage.get(id) ?? []);
}

/** Returns the viewer's proposals by id, in the requested order; a `Failure` for each missing one. */
export async function loadProposals(
  { db, viewer }: Context,
  ids: readonly ProposalId[],
): Promise<(Proposal | Failure)[]> {
  const proposals = await db.selectFrom("proposals").select(asProposal)
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "thread.see")).execute();
  const byId = new Map(proposals.map((proposal) => [proposal.id, proposal]));
  return ids.map((id) => byId.get(id) ?? new Failure("PROPOSAL_NOT_FOUND"));
}
