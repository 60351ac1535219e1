import { PublicHeader } from "./public-header.tsx";
import { SiteFrame } from "./site-frame.tsx";

export default function PublicShell() {
  return <SiteFrame header={<PublicHeader />} />;
}
