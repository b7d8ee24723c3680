/**
 * @generated SignedSource<<228efb210cac31c925ebb074622c26c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DecisionPrompt_dispatch$data = {
  readonly group: {
    readonly title: string;
  };
  readonly id: string;
  readonly offer: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"useUnpaidCheck_offer">;
  } | null | undefined;
  readonly " $fragmentType": "DecisionPrompt_dispatch";
};
export type DecisionPrompt_dispatch$key = {
  readonly " $data"?: DecisionPrompt_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionPrompt_dispatch">;
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
  "name": "DecisionPrompt_dispatch",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useUnpaidCheck_offer"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};
})();

(node as any).hash = "89026e84dce3d3ce9185bad5a298846a";

export default node;
