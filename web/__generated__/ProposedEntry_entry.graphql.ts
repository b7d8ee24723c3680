/**
 * @generated SignedSource<<9eacbfe02d72942e70d0de69f6572a52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProposedEntry_entry$data = {
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

(node as any).hash = "103d3247aba51d429729063d22848456";

export default node;
