/**
 * @generated SignedSource<<c664b75ba3a8406d51ff489329e4e1f2>>
 * @relayHash ce33e65e262520098a729e33fbe39e66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 445562435fa975d6565180c1021a95ef4b38382df4df4c9080575d1e77466459

import { ConcreteRequest } from 'relay-runtime';
export type useSalesImportedSubscription$variables = Record<PropertyKey, never>;
export type useSalesImportedSubscription$data = {
  readonly conversionsImported: string;
};
export type useSalesImportedSubscription = {
  response: useSalesImportedSubscription$data;
  variables: useSalesImportedSubscription$variables;
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
    "name": "useSalesImportedSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSalesImportedSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "445562435fa975d6565180c1021a95ef4b38382df4df4c9080575d1e77466459",
    "metadata": {},
    "name": "useSalesImportedSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "9ba3192d4b01d00ba338d31f1577354c";

export default node;
