extension Captions {
    static let making = [
        "My first bowl from the pottery class. It holds water, mostly",
        "Half marathon done ✅ My knees will file a complaint",
        "We lost 5:2 and had a wonderful time ⚽️",
        "Six months of evening classes, and I can read the menu at last",
        "Passed the exam! Thank you to everybody who had to listen to me 🎓",
        "The choir’s first concert since the move. Goosebumps",
        "Finished the scarf that I started in 2021 🧶",
        "First time on the big wall today. Arms like noodles 🧗🏻‍♀️",
        "Learned three chords and wrote a song about the dog",
        "Bike fixed, hands black, proud as anything 🚲",
        "Our robot team is going to the nationals! 👩🏽‍🔬🤖",
        "Painted outside for the first time. The wind added some leaves",
        "Open-air cinema, second row, blanket and popcorn 🎬",
        "Last day at the old job. So many cards, so many cakes",
        "Surfing lesson: 40 falls, one wave. What a wave 🌊",
        "Five in the morning at the flower market with the other crazy people 💐",
        "I danced on a stage. Me! On a stage! 💃🏾",
        "Chess in the park. I was beaten by a nine-year-old, twice",
        "Restored my grandfather’s radio, and the first thing it played was tango",
    ]
}
