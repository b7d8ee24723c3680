/**
 * @generated SignedSource<<50b9c23966268e971838407e2d2bf463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProposedEntry_entry$data = {
  readonly campaignText: {
    readonly name: string;
    readonly variants: ReadonlyArray<{
      readonly body: string;
    }>;
  } | null | undefined;
  readonly groups: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly offer: {
    readonly imageUrl: string | null | undefined;
    readonly price: {
      readonly formatted: string;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly startsLocal: string;
  readonly " $fragmentType": "ProposedEntry_entry";
};
export type ProposedEntry_entry$key = {
  readonly " $data"?: ProposedEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposedEntry_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposedEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsLocal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignText",
      "kind": "LinkedField",
      "name": "campaignText",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CampaignTextVariant",
          "kind": "LinkedField",
          "name": "variants",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ProposedEntry",
  "abstractKey": null
};
})();

(node as any).hash = "760d443d67e508b7694a2b2893d9ef47";

export default node;
