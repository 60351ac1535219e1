export interface SitePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  draw(): string;
}
