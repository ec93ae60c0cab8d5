extension Captions {
    static let nature = [
        "Fog over the lake, and not a sound",
        "Found a whole family of hedgehogs under the hedge 🦔",
        "The cherry tree on our street has decided that it is spring 🌸",
        "Northern lights! I had given up hope and then the whole sky was green",
        "14 kilometres, 900 metres up, one very good sandwich 🥾",
        "First snow ❄️ The dog does not understand it yet",
        "Sunrise swim with the brave ones. 11 degrees!",
        "Somebody planted sunflowers along the railway and I love them for it 🌻",
        "Low tide treasures",
        "The storm is over and the light is unreal",
        "Mushroom luck today 🍄 All of them checked by somebody who knows",
        "It took three winters, but we finally saw the kingfisher",
        "A rainbow over the car park. Take your joy where you find it 🌈",
        "The forest smells of rain and pine. I wish I could post that",
        "Cranes heading south, hundreds of them. See you in March",
        "Slept under the stars, counted five of them falling ⭐️",
        "Our balcony tomato. Yes, singular 🍅",
        "The old oak has been here for 400 years and keeps my secrets",
    ]
}
