interface MediaFile {
  readonly src: string;
  readonly type: string;
}

/** The files of an exercise's clip, smallest first, from the address of any of them. */
export function clipFiles(address: string): MediaFile[] {
  return [
    { src: fileBeside(address, "clip.webm"), type: "video/webm" },
    { src: fileBeside(address, "clip.mp4"), type: "video/mp4" },
  ];
}

/** The files of a meditation's sound, smallest first, from the address of any of them. */
export function soundFiles(address: string): MediaFile[] {
  return [
    { src: fileBeside(address, "sound.ogg"), type: "audio/ogg; codecs=opus" },
    { src: fileBeside(address, "sound.m4a"), type: "audio/mp4" },
  ];
}

function fileBeside(address: string, name: string): string {
  return address.slice(0, address.lastIndexOf("/") + 1) + name;
}
