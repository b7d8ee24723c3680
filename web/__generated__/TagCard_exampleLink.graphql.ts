/**
 * @generated SignedSource<<1096ad5426a742396c9f5c00a4e801a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type TagCard_exampleLink$data = {
  readonly affiliateTags: {
    readonly examples: ReadonlyArray<{
      readonly marketplace: Marketplace;
      readonly proof: AffiliateProof;
      readonly url: string;
    }>;
  };
  readonly " $fragmentType": "TagCard_exampleLink";
};
export type TagCard_exampleLink$key = {
  readonly " $data"?: TagCard_exampleLink$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagCard_exampleLink">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagCard_exampleLink",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d406885a218579996e00194eec817bcf";

export default node;
