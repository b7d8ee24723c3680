/**
 * @generated SignedSource<<1902f207b4abfa0c5ab55b967b2de236>>
 * @relayHash fbb66708331fb4cc2e7d67e709eecd34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27665efdaf5083e7f55dd0c44b5c89d591db1afa83a7bbf2840f37efd88d87a2

import { ConcreteRequest } from 'relay-runtime';
export type useInsightsChangesSalesSubscription$variables = Record<PropertyKey, never>;
export type useInsightsChangesSalesSubscription$data = {
  readonly conversionsImported: string;
};
export type useInsightsChangesSalesSubscription = {
  response: useInsightsChangesSalesSubscription$data;
  variables: useInsightsChangesSalesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "conversionsImported",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useInsightsChangesSalesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useInsightsChangesSalesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "27665efdaf5083e7f55dd0c44b5c89d591db1afa83a7bbf2840f37efd88d87a2",
    "metadata": {},
    "name": "useInsightsChangesSalesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d399bcc5d9615ae2ff45c89e0058180d";

export default node;
