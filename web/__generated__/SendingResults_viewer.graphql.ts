/**
 * @generated SignedSource<<2b1eed2a4db94fc840d443af1f4308bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendingResults_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaceCard_viewer" | "usePauseOf_viewer">;
  readonly " $fragmentType": "SendingResults_viewer";
};
export type SendingResults_viewer$key = {
  readonly " $data"?: SendingResults_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingResults_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendingResults_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaceCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePauseOf_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "117917ec63dd28f6b6704cecfd90a4cd";

export default node;
