/**
 * @generated SignedSource<<121e24b908ffd6c72d44e11d529f022b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Decision_dispatch$data = {
  readonly group: {
    readonly title: string;
  };
  readonly id: string;
  readonly offer: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "Decision_dispatch";
};
export type Decision_dispatch$key = {
  readonly " $data"?: Decision_dispatch$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decision_dispatch">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Decision_dispatch",
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Dispatch",
  "abstractKey": null
};
})();

(node as any).hash = "92948d93a60a406caf45033742fcdf38";

export default node;
