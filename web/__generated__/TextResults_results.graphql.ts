/**
 * @generated SignedSource<<1053ca8b13156f0e85ba9ddb48e333d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextResults_results$data = {
  readonly clicks: number | null | undefined;
  readonly commission: {
    readonly formatted: string;
  } | null | undefined;
  readonly purchases: number | null | undefined;
  readonly sent: number;
  readonly " $fragmentType": "TextResults_results";
};
export type TextResults_results$key = {
  readonly " $data"?: TextResults_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextResults_results">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextResults_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purchases",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "commission",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CampaignTextResults",
  "abstractKey": null
};

(node as any).hash = "5c759d24dda5c6ade98be5dc8f3233cc";

export default node;
