/**
 * @generated SignedSource<<cbb98ccfba6a5e8ac27b2de8afa148bf>>
 * @relayHash 96ed4a5be4f78a48284a11a6bab50e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 136404404f2872b5153a50ed62137a827b5b5125da6f17884a96725796d1349a

import { ConcreteRequest } from 'relay-runtime';
export type useInsightsChangesSubscription$variables = Record<PropertyKey, never>;
export type useInsightsChangesSubscription$data = {
  readonly shortLinkChanged: {
    readonly id: string;
  };
};
export type useInsightsChangesSubscription = {
  response: useInsightsChangesSubscription$data;
  variables: useInsightsChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShortLinkChanged",
    "kind": "LinkedField",
    "name": "shortLinkChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInsightsChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInsightsChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "136404404f2872b5153a50ed62137a827b5b5125da6f17884a96725796d1349a",
    "metadata": {},
    "name": "useInsightsChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bfe24213ef981e289f261272820bf66b";

export default node;
