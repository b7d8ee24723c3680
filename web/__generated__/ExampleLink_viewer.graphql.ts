/**
 * @generated SignedSource<<c442c4dc6d0709b6a9dda90eb5cf639a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type ExampleLink_viewer$data = {
  readonly affiliateTags: {
    readonly examples: ReadonlyArray<{
      readonly marketplace: Marketplace;
      readonly proof: AffiliateProof;
      readonly url: string;
    }>;
  };
  readonly " $fragmentType": "ExampleLink_viewer";
};
export type ExampleLink_viewer$key = {
  readonly " $data"?: ExampleLink_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExampleLink_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExampleLink_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateTags",
      "kind": "LinkedField",
      "name": "affiliateTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ExampleLink",
          "kind": "LinkedField",
          "name": "examples",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marketplace",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "proof",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "549002405ef0d3525dd9a3a72c40b304";

export default node;
