/**
 * @generated SignedSource<<c9d48eeb0e65e38f50ab278179e12e19>>
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
  readonly title: string | null | undefined;
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
    (v0/*:: as any*/),
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

(node as any).hash = "7a85d27726db3c600b93cde41072182b";

export default node;
