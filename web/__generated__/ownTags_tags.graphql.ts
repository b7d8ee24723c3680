/**
 * @generated SignedSource<<0ec877a48fd541cf43de954f4dd0b68a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ownTags_tags$data = {
  readonly amazonTag: string | null | undefined;
  readonly magaluShop: string | null | undefined;
  readonly mercadoLivreTool: string | null | undefined;
  readonly mercadoLivreWord: string | null | undefined;
  readonly shopeeId: string | null | undefined;
  readonly " $fragmentType": "ownTags_tags";
};
export type ownTags_tags$key = {
  readonly " $data"?: ownTags_tags$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownTags_tags">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownTags_tags"
};

(node as any).hash = "49d35e03eae2cfced95c2b1021961231";

export default node;
