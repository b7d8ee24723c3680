declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module "*.css" {}
declare module "*?raw" {
  const text: string;
  export default text;
}
declare module "*?url" {
  const address: string;
  export default address;
}
